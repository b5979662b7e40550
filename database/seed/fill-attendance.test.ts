import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sql } from "kysely";
import pg from "pg";
import { randomBytes } from "node:crypto";
import { Temporal } from "temporal-polyfill/full";
import { createZone } from "#modules/attendance/contract/schemas-zone.ts";
import type { AttendanceDay, Totals } from "#modules/attendance/contract/schemas-day.ts";
import type { Sheet, ZoneComparison } from "#modules/attendance/contract/schemas-officer.ts";
import { createAttendance } from "#modules/attendance/server/index.ts";
import { createIdentity } from "#modules/identity/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { callersOf, type Caller } from "#testing/signed-in.ts";
import { groups } from "./attendance.ts";
import { fillAttendance } from "./fill-attendance.ts";
import { fillPeople } from "./fill-people.ts";
import { personId } from "./people.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const timeZone = "Asia/Riyadh";
const opened: { database: Database; scratch: ScratchDatabase }[] = [];
afterAll(async () => {
  for (const { database, scratch } of opened) {
    await database.close();
    await scratch.drop();
  }
});

/** Fills the attendance as of a moment; returns it with its officer and the number of statements. */
async function fill(moment: string): Promise<{ database: Database; officer: Caller; statements: number }> {
  const scratch = await createTestDatabase();
  const database = openDatabase({ url: scratch.url, size: 4 });
  opened.push({ database, scratch });
  const now = new Date(moment);
  setClock(() => now.getTime());
  const files = { photoUrl: () => null, url: () => "" } as never;
  const settings = createSettings();
  const { computeDays, routes } = createAttendance({ files, settings, findPersonIds: async () => [] });
  const query = vi.spyOn(pg.Client.prototype, "query");
  await transaction(database.primary, async (tx) => {
    await fillPeople(tx, now, "none");
    await fillAttendance(tx, { now, timeZone, computeDays });
  });
  const statements = query.mock.calls.length;
  query.mockRestore();
  const publicUrl = () => "http://localhost";
  const secretKeys = soleKey(randomBytes(32));
  const identity = createIdentity({ database, secretKeys, settings, publicUrl, demonstration: null });
  const { authenticate } = identity;
  const plain = { limit: async () => {}, trustProxy: false, https: false, hashes: { scripts: [] } };
  const app = createServer({ ...plain, database, authenticate, log: createLog("silent"), routes });
  return { database, officer: callersOf(app, database, identity)(String(personId("khaled"))), statements };
}
const counts = async (database: Database, from: string, to: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from attendance_day where date between ${from} and ${to} group by 1`.execute(
    database.primary,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const all = async (database: Database): Promise<unknown> =>
  (
    await sql`select (select json_agg(d order by person_id, date, slot) from attendance_day d) as days,
      (select json_agg(p order by id) from punch p) as punches`.execute(database.primary)
  ).rows;

const timesOf = (rows: readonly { date: string; state: string }[], states: readonly string[]): number =>
  new Set(rows.filter(({ state }) => states.includes(state)).map(({ date }) => date)).size;

/** Expects the same days in the calendar, its sums, the sheet and comparisons, and plausible rules and positions. */
async function expectOneTruth(database: Database, officer: Caller, moment: string): Promise<void> {
  const today = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const thisMonth = today.with({ day: 1 });
  const absent = new Map<string, number>();
  for (const first of [thisMonth.subtract({ months: 1 }), thisMonth]) {
    const month = first.toString().slice(0, 7);
    const sheet = (await officer.get<Sheet["data"]>(`/attendance/sheet?month=${month}&limit=500`)).data;
    expect(sheet.length).toBeGreaterThan(60);
    const last = first.with({ day: first.daysInMonth });
    for (const { person, cells, totals } of sheet) {
      const query = `user=${person.id}&from=${first.toString()}&to=${last.toString()}`;
      const answer = await officer.get<AttendanceDay[]>(`/attendance/days?${query}`);
      const { data, ...sums } = answer as unknown as { data: AttendanceDay[]; totals: Totals; leaveDaysToCome: number };
      const leave = timesOf(data, ["leave", "halfLeave"]);
      const counted = { absent: sums.totals.absentDays, leave: sums.totals.leaveDays + sums.leaveDaysToCome };
      const who = { month, name: person.nameEn };
      expect({ ...who, ...counted }).toEqual({ ...who, absent: timesOf(data, ["absent"]), leave });
      expect({ ...who, totals }).toEqual({ ...who, totals: sums.totals });
      const shown = { absent: timesOf(cells, ["absent"]), leave: timesOf(cells, ["leave", "halfLeave"]) };
      expect({ ...who, ...shown }).toEqual({ ...who, absent: totals.absentDays, leave: totals.leaveDays });
      absent.set(`${month} ${person.id}`, totals.absentDays);
    }
  }
  const month = thisMonth.subtract({ months: 1 }).toString().slice(0, 7);
  const zones = (await officer.get<Record<string, unknown>[]>("/attendance/zones?limit=100")).data;
  const office = zones.find(({ nameEn }) => nameEn === "Head office hours");
  const changed = Object.fromEntries(Object.keys(createZone.shape).map((key) => [key, office?.[key]]));
  const compared = await officer.post<ZoneComparison>("/attendance/comparisons", {
    zone: office?.["id"],
    changed,
    month,
  });
  const members = groups.find(({ key }) => key === "headOffice")?.members ?? [];
  const missed = members.map((member) => absent.get(`${month} ${personId(member)}`) ?? 0);
  expect([month, compared.data.before.absentDays]).toEqual([month, missed.reduce((sum, each) => sum + each, 0)]);

  const { rows: odd } = await sql`
    select p.id from punch p left join location l on l.id = p.location_id
    where p.accuracy <= 0 or (p.accuracy > l.maximum_accuracy) <> (p.suspicions @> '[{"kind": "accuracy"}]')
      or exists (select from jsonb_array_elements(p.suspicions) s
        where s->>'kind' = 'accuracy' and (s->>'value')::numeric is distinct from p.accuracy)`.execute(
    database.primary,
  );
  expect(odd).toEqual([]);
  const inexact = await sql`select from punch where suspicions @> '[{"kind": "accuracy"}]'`.execute(database.primary);
  expect(inexact.rows).toHaveLength(1);
  const { rows: seasons } = await sql<{ ends: string; eid: string }>`
    select (z.end_date + 1)::text as ends, e.date::text as eid from zone z, exception_day e
    where z.name_en like 'Ramadan %' and e.name_en = 'Eid al-Fitr, first day'`.execute(database.primary);
  const dayAndMonth = (date: string) => {
    const { day, month: number } = Temporal.PlainDate.from(date).withCalendar("islamic-umalqura");
    return [day, number];
  };
  expect(seasons.map(({ ends, eid }) => [dayAndMonth(ends), dayAndMonth(eid)])).toEqual([
    [
      [1, 10],
      [1, 10],
    ],
  ]);
}

let database: Database;
beforeAll(async () => {
  ({ database } = await fill("2026-11-25T07:10:00Z"));
});

test("the seed is the same on every machine, and needs few statements", async () => {
  const { database: again, statements } = await fill("2026-11-25T07:10:00Z");
  expect(await all(again)).toEqual(await all(database));
  expect(statements).toBeLessThan(200);
});

test("a weekday morning has people who are in, late, away, off and not yet there", async () => {
  const before = await counts(database, "2026-10-11", "2026-11-24");
  for (const state of ["present", "absent", "incomplete", "off", "leave", "halfLeave", "halfDay"]) {
    expect(before, state).toHaveProperty(state);
  }
  expect(before["present"]).toBeGreaterThan(1500);
  expect((before["absent"] ?? 0) / (before["present"] ?? 1)).toBeLessThan(0.05);
  const today = await counts(database, "2026-11-25", "2026-11-25");
  expect(today["present"]).toBeGreaterThan(40);
  expect(today["scheduled"]).toBeGreaterThan(5);
  expect(today["leave"]).toBe(2);
  const { rows } = await sql<{ late: number; early: number; review: number; night: number; zones: number }>`
    select count(*) filter (where late_minutes > 0)::int as late, count(*) filter (where early_minutes > 0)::int as early,
      (select count(*)::int from punch where review = 'open') as review,
      count(*) filter (where slot_end::date > slot_start::date)::int as night,
      count(distinct time_zone)::int as zones from attendance_day`.execute(database.primary);
  expect(rows).toEqual([
    { late: expect.any(Number), early: expect.any(Number), review: 7, night: expect.any(Number), zones: 2 },
  ]);
  expect(Math.min(...Object.values(rows[0] ?? {}))).toBeGreaterThan(1);
});

test("every punch is in the slot that the engine assigns, and demonstration accounts have not punched yet", async () => {
  const { rows } = await sql<{ stray: number }>`
    select count(*)::int as stray from punch p where not exists (
      select from attendance_day d where d.person_id = p.person_id and d.date = p.date and d.slot = p.slot
        and p.at between d.window_opens and d.window_closes)`.execute(database.primary);
  expect(rows).toEqual([{ stray: 0 }]);
  expect((await counts(database, "2026-10-01", "2026-11-25"))["unscheduled"]).toBeUndefined();
  const omar = await sql<{ state: string; first_in: string | null }>`
    select d.state, d.first_in from attendance_day d join account a using (person_id)
    where a.email = 'employee@diwan.example' and d.date = '2026-11-25'`.execute(database.primary);
  expect(omar.rows).toEqual([{ state: "scheduled", first_in: null }]);
});

test.each([
  "2026-11-22T07:10:00Z",
  "2027-02-20T09:00:00Z",
  "2026-09-30T00:30:00+03:00",
  "2028-02-29T21:30:00Z",
  "2027-06-19T04:00:00Z",
])("the seed can be filled at %s", async (moment) => {
  const { database: other, officer } = await fill(moment);
  await expectOneTruth(other, officer, moment);
  const found = await counts(other, "2000-01-01", "2100-01-01");
  expect(found["present"]).toBeGreaterThan(1000);
  expect(found["unscheduled"]).toBeUndefined();
  // All people employed on the National Day, two of the new colleagues among them.
  if (moment.startsWith("2026-09")) expect(found["holiday"]).toBe(64);
  // No person has a day that has not begun.
  const { rows } = await sql<{ early: number }>`
      select count(*)::int as early from attendance_day
      where first_in is null and date::timestamp at time zone time_zone > ${moment}::timestamptz + interval '21 minutes'`.execute(
    other.primary,
  );
  expect(rows).toEqual([{ early: 0 }]);
});
