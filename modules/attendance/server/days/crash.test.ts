import { inspect } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { factsOf, rowsOf } from "#testing/attendance-days.ts";
import { addLocation, addZone, assign } from "#testing/attendance-rules.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startAttendance, type TestAttendance } from "#testing/attendance.ts";
import type { Recomputation } from "../../contract/schemas-day.ts";

// Work for all people is split into transactions of some people each. Here the database throws in one of them, and the
// work is restarted, as after a crash.

let attendance: TestAttendance;
let zone: string;
/** All people, by id; more than fit in one transaction. */
let ids: string[];
let victim: string;
const inOneTransaction = 1000;
const date = "2026-01-11";

beforeAll(async () => {
  attendance = await startAttendance();
  const { primary } = attendance.database;
  await sql`update person set joined_at = '2025-01-01'`.execute(primary);
  await sql`
    with people as (
      insert into person (name_en, joined_at) select 'One ' || n, '2025-01-01' from generate_series(1, 1050) n returning id)
    insert into account (person_id, email, status) select id, id || '@many.example', 'active' from people`.execute(
    primary,
  );
  ids = (await primary.selectFrom("person").select("id").orderBy("id").execute()).map(({ id }) => id);
  victim = ids[inOneTransaction + 20] ?? "";
  const officer = attendance.as("Salem");
  zone = (await addZone(officer)).id;
  const { id: role } = await primary
    .selectFrom("role")
    .select("id")
    .where("key", "=", "employee")
    .executeTakeFirstOrThrow();
  await assign(officer, { location: (await addLocation(officer)).id, zone, roles: [role] });
});
afterAll(() => attendance.close());

/** Runs a job that must fail while it writes the victim's row. */
async function runAndDie(task: string, payload: object = {}): Promise<void> {
  const { primary } = attendance.database;
  await sql`
    create function die() returns trigger language plpgsql as
    $$ begin if new.person_id = ${sql.lit(victim)} then raise exception 'killed'; end if; return new; end $$`.execute(
    primary,
  );
  await sql`create trigger die before insert or update on attendance_day for each row execute function die()`.execute(
    primary,
  );
  await expect(attendance.run(task, payload)).rejects.toSatisfy((error) => inspect(error).includes("killed"));
  await sql`drop function die cascade`.execute(primary);
}
const states = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; rows: number }>`
    select state || case when provisional then '' else ', final' end as state, count(*)::int as rows
    from attendance_day group by 1`.execute(attendance.database.primary);
  return Object.fromEntries(rows.map(({ state, rows: count }) => [state, count]));
};
const opening = async (): Promise<string | null> => {
  const rows = attendance.database.primary.selectFrom("attendance_opening").select("opened_at");
  return (await rows.where("date", "=", date).executeTakeFirstOrThrow()).opened_at;
};

test("opening continues after the last people whose rows were written", async () => {
  setLocalClock(`${date} 00:10:00`);
  await runAndDie("attendance.openDays");
  expect(await states()).toEqual({ scheduled: inOneTransaction });
  expect(await opening()).toBeNull();
  const before = new Map((await rowsOf(attendance.database)).map(({ key, place }) => [key, place]));
  await attendance.run("attendance.openDays");
  const after = await rowsOf(attendance.database);
  expect(after.map(({ key }) => key)).toEqual(ids.map((id) => `${id} ${date} 1`));
  expect(
    after.filter(({ key, place }) => before.get(key) === place),
    "nobody is opened twice",
  ).toHaveLength(inOneTransaction);
  expect(await opening()).not.toBeNull();
});

test("closing continues with open rows and gives the same result as without a crash", async () => {
  setLocalClock(`${date} 23:00:00`);
  await runAndDie("attendance.closeDays");
  expect(await states()).toEqual({ "absent, final": inOneTransaction, scheduled: ids.length - inOneTransaction });
  await attendance.run("attendance.closeDays");
  expect(await states()).toEqual({ "absent, final": ids.length });
  const closed = await factsOf(attendance.database);
  await sql`delete from attendance_day`.execute(attendance.database.primary);
  await sql`delete from attendance_opening`.execute(attendance.database.primary);
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
  expect(await factsOf(attendance.database)).toEqual(closed);
});

test("recomputation continues after the last people, counts each once and stores the rules' version", async () => {
  setLocalClock(`${date} 23:00:00`);
  const officer = attendance.as("Salem");
  const days = [{ weekday: "sunday", start: "08:00", end: "15:00" }];
  expect((await officer.patch(`/attendance/zones/${zone}`, { version: 1, days })).status).toBe(200);
  const newest = async () => (await officer.get<Recomputation[]>("/attendance/recomputations")).data[0];
  const id = (await newest())?.id;
  await runAndDie("attendance.recompute", { id });
  expect(await newest()).toMatchObject({ state: "running", done: inOneTransaction, changed: inOneTransaction });
  await attendance.run("attendance.recompute", { id });
  expect(await newest()).toMatchObject({ state: "done", total: ids.length, done: ids.length, changed: ids.length });
  const { version } = await attendance.database.primary
    .selectFrom("attendance_rules")
    .select("version")
    .executeTakeFirstOrThrow();
  const made = await attendance.database.primary
    .selectFrom("attendance_day")
    .select(["rule_version", "required_minutes"])
    .distinct()
    .execute();
  expect(made).toEqual([{ rule_version: version, required_minutes: 420 }]);
});

test("closing that fails for one person closes the days of all others, and the next date's", async () => {
  for (const day of ["2026-01-12", "2026-01-13"]) {
    setLocalClock(`${day} 00:10:00`);
    await attendance.run("attendance.openDays");
  }
  setLocalClock("2026-01-14 00:30:00");
  await runAndDie("attendance.closeDays");
  const left = 2 * (ids.length - inOneTransaction);
  const sunday = { "absent, final": ids.length };
  expect(await states()).toEqual({ ...sunday, "off, final": 2 * ids.length - left, off: left });
  await attendance.run("attendance.closeDays");
  expect(await states()).toEqual({ ...sunday, "off, final": 2 * ids.length });
});
