import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { hq, local } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { PunchReceipt } from "../../contract/schemas-punch.ts";
import { computeDays } from "../days/compute-days.ts";
import { createRules } from "../rules/load-rules.ts";

const sunday = "2026-01-11";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
});
afterAll(async () => attendance.close());

async function hire(number: number): Promise<Caller[]> {
  const people: Caller[] = [];
  for (let index = 0; index < number; index += 1) people.push(await attendance.hire(`Person ${(count += 1)}`));
  await world.assign(
    place,
    zone,
    people.map(({ id }) => id),
  );
  return people;
}
const send = (who: Caller, clientId: string, more: object = {}): Promise<Answer<PunchReceipt>> =>
  who.post("/attendance/punches", { kind: "in", ...hq, accuracy: 20, clientId, ...more });
const rowsIn = async (table: "punch" | "punch_position" | "punch_client"): Promise<number> => {
  const counted = attendance.database.primary.selectFrom(table).select((eb) => eb.fn.countAll<string>().as("count"));
  return Number((await counted.executeTakeFirstOrThrow()).count);
};
/** Number of rows that recomputation would change: 0 if the stored rows are correct. */
const amiss = (people: readonly Caller[]): Promise<{ changed: number }> =>
  transaction(attendance.database.primary, (tx) => {
    const ids = people.map(({ id }) => id);
    return computeDays(tx, createRules(createSettings()), ids, { from: sunday, to: sunday });
  });

test("400 concurrent retries of 20 punches store 20, and all are answered alike", async () => {
  const people = await hire(20);
  setLocalClock(`${sunday} 08:05:00`);
  const before = { punches: await rowsIn("punch"), positions: await rowsIn("punch_position") };
  const tries = Array.from({ length: 400 }, (_, index) => index % 20);
  const answers = await Promise.all(
    tries.map(async (index) => {
      const who = people[index];
      if (who === undefined) throw new Error("Nobody is there.");
      // Every other retry has another body: only the id decides.
      const answer = await send(who, `retry ${index}`, Math.random() < 0.5 ? {} : { kind: "out", accuracy: 90 });
      return { index, answer };
    }),
  );
  expect(await rowsIn("punch")).toBe(before.punches + 20);
  expect(await rowsIn("punch_position")).toBe(before.positions + 20);
  expect(await rowsIn("punch_client")).toBe(20);
  for (const whose of people.keys()) {
    const own = answers.filter(({ index }) => index === whose).map(({ answer }) => answer);
    expect(own.map(({ status }) => status).toSorted()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(own.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  }
  expect(await amiss(people)).toEqual({ changed: 0 });
});

test("concurrent retries of a refused punch are refused alike and stored once", async () => {
  const [omar] = await hire(1);
  setLocalClock(`${sunday} 08:05:00`);
  const before = await rowsIn("punch");
  const outside = { latitude: 25, longitude: 47 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(omar as Caller, "far", outside)));
  const told = answers.map(({ status, problem: { code, nearest, permittedLocations } }) =>
    JSON.stringify([status, code, nearest, permittedLocations]),
  );
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toContain("outside_fence");
  expect(await rowsIn("punch")).toBe(before + 1);
});

test("two tabs that check in concurrently create one check-in", async () => {
  const people = await hire(5);
  setLocalClock(`${sunday} 08:00:00`);
  const before = await rowsIn("punch");
  for (const who of people) {
    const both = await Promise.all([send(who, "left"), send(who, "right"), send(who, "third")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(both.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  }
  expect(await rowsIn("punch")).toBe(before + 5);
});

test("a concurrent check-in and check-out are judged in sequence", async () => {
  const people = await hire(10);
  setLocalClock(`${sunday} 08:00:00`);
  await Promise.all(people.flatMap((who) => [send(who, "in"), send(who, "out", { kind: "out" })]));
  const punches = await attendance.database.primary
    .selectFrom("punch")
    .select(["person_id", "at"])
    .where(
      "person_id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  expect(new Set(punches.map((row) => `${row.person_id} ${row.at}`)).size).toBe(20);
  expect(await amiss(people)).toEqual({ changed: 0 });
});

test("a punch that arrives while its day is being closed is not lost", async () => {
  const people = await hire(20);
  setLocalClock(`${sunday} 08:00:00`);
  await Promise.all(people.map((who) => send(who, "in")));
  // The window closes at 19:00; the punches were captured before.
  setLocalClock(`${sunday} 19:00:01`);
  const out = { kind: "out", capturedAt: local("16:00:00") };
  const closing = attendance.run("attendance.closeDays");
  const answers = await Promise.all(people.map((who) => send(who, "out", out)));
  await closing;
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));
  await attendance.run("attendance.closeDays");
  const rows = await attendance.database.primary
    .selectFrom("attendance_day")
    .select(["state", "provisional", "worked_minutes"])
    .where(
      "person_id",
      "in",
      people.map(({ id }) => id),
    )
    .where("date", "=", sunday)
    .execute();
  expect(rows).toEqual(Array(20).fill({ state: "present", provisional: false, worked_minutes: 480 }));
  expect(await amiss(people)).toEqual({ changed: 0 });
});
