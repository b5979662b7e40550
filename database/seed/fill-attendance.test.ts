import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { createAttendance } from "#modules/attendance/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { fillAttendance } from "./fill-attendance.ts";
import { fillPeople } from "./fill-people.ts";

const timeZone = "Asia/Riyadh";
const opened: { database: Database; scratch: ScratchDatabase }[] = [];
afterAll(async () => {
  setClock(null);
  for (const { database, scratch } of opened) {
    await database.close();
    await scratch.drop();
  }
});

/** The demonstration company's attendance as it is filled at a moment; answers how long that took, too. */
async function fill(moment: string): Promise<{ database: Database; milliseconds: number }> {
  const scratch = await createTestDatabase();
  const database = openDatabase({ url: scratch.url, size: 4 });
  opened.push({ database, scratch });
  const now = new Date(moment);
  setClock(() => now.getTime());
  const files = { photoUrl: () => null, url: () => "" } as never;
  const { computeDays } = createAttendance({ files, settings: createSettings(), findPersonIds: async () => [] });
  const started = performance.now();
  await transaction(database.primary, async (tx) => {
    await fillPeople(tx, now, "none");
    await fillAttendance(tx, { now, timeZone, computeDays });
  });
  return { database, milliseconds: performance.now() - started };
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

let database: Database;
beforeAll(async () => {
  ({ database } = await fill("2026-11-25T07:10:00Z"));
});

test("it is the same on every machine, and quick", async () => {
  const { database: again, milliseconds } = await fill("2026-11-25T07:10:00Z");
  expect(await all(again)).toEqual(await all(database));
  expect(milliseconds).toBeLessThan(8_000);
});

test("a weekday morning has people who are in, late, away, off and yet to come", async () => {
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

test("every punch belongs to the slot that the engine gives it, and those who try the demonstration have not come yet", async () => {
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

test.each(["2027-02-20T09:00:00Z", "2026-09-30T00:30:00+03:00", "2028-02-29T21:30:00Z", "2027-06-19T04:00:00Z"])(
  "it can be filled at %s",
  async (moment) => {
    const { database: other } = await fill(moment);
    const found = await counts(other, "2000-01-01", "2100-01-01");
    expect(found["present"]).toBeGreaterThan(1000);
    expect(found["unscheduled"]).toBeUndefined();
    // Everybody who worked here on the National Day, two of the new colleagues among them.
    if (moment.startsWith("2026-09")) expect(found["holiday"]).toBe(64);
    // Nobody has a day that has not begun.
    const { rows } = await sql<{ early: number }>`
      select count(*)::int as early from attendance_day
      where first_in is null and date::timestamp at time zone time_zone > ${moment}::timestamptz + interval '21 minutes'`.execute(
      other.primary,
    );
    expect(rows).toEqual([{ early: 0 }]);
  },
);
