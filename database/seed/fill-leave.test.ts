import { afterEach, expect, test } from "vitest";
import { createAttendance } from "#modules/attendance/server/index.ts";
import { createLeave } from "#modules/leave/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "#testing/database.ts";
import { fillAttendance } from "./fill-attendance.ts";
import { fillEmployment } from "./fill-employment.ts";
import { fillLeave } from "./fill-leave.ts";
import { fillPeople } from "./fill-people.ts";
import { fillRequests } from "./fill-requests.ts";
import { people, personId } from "./people.ts";

const timeZone = "Asia/Riyadh";
let close = async (): Promise<void> => {};
afterEach(() => close());

/** Fills people, their attendance and their leave as of a moment. */
async function fill(moment: string) {
  const scratch = await createTestDatabase();
  const database: Database = openDatabase({ url: scratch.url, size: 4 });
  close = async () => {
    await database.close();
    await scratch.drop();
  };
  const now = new Date(moment);
  setClock(() => now.getTime());
  const files = { photoUrl: () => null, url: () => "" } as never;
  const context = { files, settings: createSettings(), findPersonIds: async () => [] };
  const attendance = createAttendance(context);
  const leave = createLeave({ ...context, attendance, subjects: attendance.subjects });
  await transaction(database.primary, async (tx) => {
    await fillPeople(tx, now, "none");
    await fillAttendance(tx, { now, timeZone, computeDays: attendance.computeDays });
    await fillEmployment(tx, { now, timeZone });
    await fillRequests(tx, { now, timeZone });
    await fillLeave(tx, { now, timeZone, countLeave: leave.lock });
  });
  return { db: database.primary, leave };
}

test.each(["2026-11-27T09:00:00Z", "2027-01-02T09:00:00Z", "2028-02-29T21:30:00Z", "2026-08-01T06:00:00Z"])(
  "at %s everyone with a hire date has leave, no one has too little, and what is asked for can be approved",
  async (moment) => {
    const { db, leave } = await fill(moment);
    const type = await leave.typeOfService(db, "annualLeave");
    if (type === null) throw new Error("Annual leave books no leave type.");
    expect(type.takesBalance).toBe(true);
    const left = new Map<number, number>();
    for (const { id, has_hire_date: isHired } of people) {
      const asked = { personId: String(id), type, on: moment.slice(0, 10), besidesRequest: null };
      const account = await leave.readAccount(db, asked);
      expect({ id, hasAccount: account !== null }).toEqual({ id, hasAccount: isHired });
      if (account !== null) left.set(id, account.left);
    }
    expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...left.values())).toBeLessThan(70);
    expect(new Set(left.values()).size).toBeGreaterThan(10);

    const waiting = await db.selectFrom("request").select("id").where("state", "=", "waiting").execute();
    const verdicts = await leave.judgeAsked(
      db,
      waiting.map(({ id }) => id),
    );
    expect([...verdicts.values()].map(({ verdict }) => verdict?.verdict.code)).toEqual([null, null, null]);
    const omar = await leave.readAccount(db, {
      personId: String(personId("omar")),
      type,
      on: `${Number(moment.slice(0, 4)) + 1}-06-30`,
      besidesRequest: null,
    });
    expect(omar?.left).toBeGreaterThan(20);
  },
);

test("all leave is counted, and officers enter none for themselves", async () => {
  const { db } = await fill("2026-11-27T09:00:00Z");
  const uncounted = await db
    .selectFrom("absence as a")
    .leftJoin("leave_use as u", "u.absence_id", "a.id")
    .select("a.id")
    .where("a.kind", "in", ["leave", "halfLeave"])
    .where("u.id", "is", null)
    .execute();
  expect(uncounted).toEqual([]);
  const own = await db.selectFrom("leave_entry").select("id").whereRef("person_id", "=", "created_by").execute();
  expect(own).toEqual([]);
});
