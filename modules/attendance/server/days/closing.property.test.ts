import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { factsOf, insertPunchAt } from "#testing/attendance-days.ts";
import { hq } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { createRules } from "../rules/load-rules.ts";
import { closeDays } from "./close-days.ts";
import { computeDays } from "./compute-days.ts";
import { openDays } from "./open-days.ts";

let attendance: TestAttendance;
let people: Caller[];
let ids: string[];
const rules = createRules(createSettings());
const dates = ["2026-01-11", "2026-01-12", "2026-01-13", "2026-01-14", "2026-01-15", "2026-01-16"];

beforeAll(async () => {
  attendance = await startAttendance();
  const world = worldOf(attendance.database);
  people = [attendance.as("Omar"), attendance.as("Reem"), attendance.as("Faisal")];
  ids = people.map(({ id }) => id);
  const site = await world.build();
  const cairo = await world.build({ timeZone: "Africa/Cairo", latitude: 30, longitude: 31 });
  const [day, night, parts] = [
    await world.schedule(),
    await world.schedule({ slots: [["22:00", "06:00"]], closesAfter: 120, autoCheckOut: "slotEnd" }),
    await world.schedule({
      slots: [
        ["08:00", "12:00"],
        ["12:30", "16:30"],
      ],
      closesAfter: 60,
    }),
  ];
  await world.assign(site, day, ids.slice(0, 1));
  await world.assign(site, night, ids.slice(1, 2));
  await world.assign(cairo, parts, ids.slice(2, 3));
});
afterAll(() => attendance.close());

const db = () => attendance.database.primary;

/** Deletes all punches and computed days, and opens the dates in order of time. */
async function begin(punches: readonly Punched[]): Promise<void> {
  for (const table of ["attendance_day", "attendance_opening", "punch"] as const)
    await db().deleteFrom(table).execute();
  await db()
    .insertInto("attendance_opening")
    .values({ time_zone: "Asia/Riyadh", date: "2026-01-10", opened_at: "2026-01-10T00:00:00Z" })
    .execute();
  await db()
    .insertInto("attendance_opening")
    .values({ time_zone: "Africa/Cairo", date: "2026-01-10", opened_at: "2026-01-10T00:00:00Z" })
    .execute();
  setLocalClock("2026-01-16 12:00:00");
  for (const [index, { person, minute, kind }] of punches.entries()) {
    const at = new Date(first + minute * 60_000).toISOString();
    const clientId = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    await insertPunchAt(attendance.database, ids[person] ?? "", kind, at, clientId);
  }
}
const first = Date.parse("2026-01-11T00:00:00+03:00");
const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]): Promise<T> => transaction(db(), work);
const computed = (who: readonly string[], from: string, to: string) =>
  inTransaction((tx) => computeDays(tx, rules, who, { from, to }));

/** Result of closing all dates at once. */
async function straight(): Promise<Record<string, unknown>[]> {
  const people = await db().selectFrom("person").select("id").orderBy("id").execute();
  await computed(
    people.map(({ id }) => id),
    dates[0] ?? "",
    dates.at(-1) ?? "",
  );
  return factsOf(attendance.database);
}

type Punched = { person: number; minute: number; kind: "in" | "out" };
const punches = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 2 }),
    minute: fc.integer({ min: 0, max: 5 * 24 * 60 }),
    kind: fc.constantFrom("in" as const, "out" as const),
  }),
  { maxLength: 24 },
);
/** Their order decides the worked time. */
const sameInstant: Punched[] = [
  { person: 1, minute: 8, kind: "out" },
  { person: 1, minute: 8, kind: "in" },
  { person: 1, minute: 29, kind: "out" },
];
const property = { numRuns: 15 };

test("closing by the clock, in any order of dates and people, twice, equals closing all at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      punches,
      fc.shuffledSubarray(dates, { minLength: 0 }),
      fc.shuffledSubarray([0, 1, 2]),
      async (given, someDates, somePeople) => {
        await begin(given);
        const expected = await straight();
        await begin(given);
        for (const date of someDates) {
          for (const person of somePeople) await computed([ids[person] ?? ""], date, date);
        }
        // Rows are opened late, as after an outage, and closed by their own columns.
        await openDays(db(), rules);
        await closeDays(db(), rules);
        expect(await factsOf(attendance.database)).toEqual(expected);
        expect(await closeDays(db(), rules)).toBe(0);
        expect(await factsOf(attendance.database)).toEqual(expected);
      },
    ),
    { numRuns: 15, examples: [[sameInstant, [], []]] },
  );
});

test("closing and opening, killed half way, continue and end with the same rows", async () => {
  await fc.assert(
    fc.asyncProperty(punches, fc.integer({ min: 0, max: 6 }), async (given, steps) => {
      await begin(given);
      const expected = await straight();
      await begin(given);
      for (const work of [openDays, closeDays]) {
        let left = steps;
        const killed = { throwIfAborted: () => (left -= 1) < 0 && fail() } as unknown as AbortSignal;
        await work(db(), rules, killed).catch(expectKill);
      }
      await openDays(db(), rules);
      await closeDays(db(), rules);
      expect(await factsOf(attendance.database)).toEqual(expected);
    }),
    property,
  );
});

class Killed extends Error {}
function fail(): never {
  throw new Killed();
}
function expectKill(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}

test("punches made while days are closed repeatedly are neither lost nor missing from their days", async () => {
  await begin([]);
  setLocalClock("2026-01-14 08:00:00");
  await openDays(db(), rules);
  const [omar, reem] = people as [Caller, Caller, Caller];
  let minutes = 0;
  const statuses: number[] = [];
  const punching = async (person: Caller): Promise<void> => {
    for (const kind of ["in", "out", "in", "out", "in", "out"]) {
      minutes += 2;
      const at = Date.parse("2026-01-14T05:00:00Z") + minutes * 60_000;
      setClock(() => at);
      const body = { kind, ...hq, accuracy: 5, clientId: crypto.randomUUID() };
      statuses.push((await person.post("/attendance/punches", body)).status);
    }
  };
  let isOver = false;
  const closing = (async () => {
    while (!isOver) {
      await computed(ids, "2026-01-13", "2026-01-15");
      await closeDays(db(), rules);
    }
  })();
  await Promise.all([punching(omar), punching(reem)]);
  isOver = true;
  await closing;
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 201));
  const rows = await factsOf(attendance.database);
  await computed(ids, "2026-01-13", "2026-01-15");
  expect(await factsOf(attendance.database)).toEqual(rows);
  const kept = await db().selectFrom("punch").select(["person_id", "kind"]).where("accepted", "=", true).execute();
  expect(kept).toHaveLength(12);
  const own = rows.find((row) => String(row["person_id"]) === omar.id && row["date"] === "2026-01-14");
  const last = await db()
    .selectFrom("punch")
    .select("at")
    .where("person_id", "=", omar.id)
    .orderBy("at", "desc")
    .executeTakeFirstOrThrow();
  expect(Date.parse(String(own?.["last_out"]))).toBe(Date.parse(last.at));
});
