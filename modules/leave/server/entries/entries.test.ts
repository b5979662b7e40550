import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeaveEntry, LeaveSuspension, Ledger } from "../../contract/schemas-balances.ts";

let attendance: TestAttendance;
let world: LeaveWorld;
let salem: Caller;
let annual: string;
let count = 0;

beforeAll(async () => {
  setLocalClock("2026-06-30 09:00:00");
  attendance = await startAttendance();
  world = leaveWorldOf(attendance.database);
  salem = attendance.as("Salem");
  annual = await world.type("Annual");
  await world.policy(annual);
  await world.employ(salem.id, "2025-01-01");
});
afterAll(() => attendance.close());

async function employee(hireDate: string | null = "2025-01-01"): Promise<Caller> {
  const person = await attendance.hire(`Person ${(count += 1)}`);
  await world.employ(person.id, hireDate);
  return person;
}
const enter = (person: string, more: object = {}, by = salem) =>
  by.post<LeaveEntry>("/leave/entries", {
    person,
    type: annual,
    kind: "adjustment",
    date: "2026-03-01",
    days: 2.5,
    ...more,
  });
const suspend = (person: string, from: string, to: string, by = salem) =>
  by.post<LeaveSuspension>("/leave/suspensions", { person, from, to });
const ledgerOf = async (id: string) => (await salem.get<Ledger>(`/leave/people/${id}?type=${annual}`)).data;
const balanceOf = async (id: string) => (await ledgerOf(id)).figures?.balance;

describe("an entry is refused", () => {
  test("to employees, and to the officer for himself", async () => {
    const omar = await employee();
    expect((await enter(omar.id, {}, omar)).status).toBe(403);
    expect(refusal(await enter(salem.id))).toEqual([422, "own_leave"]);
    expect(await balanceOf(salem.id)).toBe(48);
  });

  test.each([
    [{ days: 0 }, [400, "fields_invalid", "days: notZero"]],
    [{ days: 1.005 }, [400, "fields_invalid", "days: twoDecimals"]],
    [{ date: "2024-12-31" }, [422, "fields_conflict", "date: beforeHireDate"]],
    [{ date: "2085-01-02" }, [422, "fields_conflict", "date: tooFarAhead"]],
    [{ expires: "2026-02-28" }, [422, "fields_conflict", "expires: expiresFirst"]],
    [{ days: -1, expires: "2026-12-31" }, [422, "fields_conflict", "expires: negativeExpires"]],
    [{ type: "999999" }, [422, "lookup_unknown", "type: noBalanceTaken"]],
  ])("with %j", async (more, expected) => {
    const omar = await employee();
    expect(refusal(await enter(omar.id, more))).toEqual(expected);
    expect(await balanceOf(omar.id)).toBe(48);
  });

  test("for an unknown person, and without a hire date", async () => {
    expect(refusal(await enter("999999"))).toEqual([422, "person_unknown", "person: invalid"]);
    const omar = await employee(null);
    expect(refusal(await enter(omar.id))).toEqual([422, "fields_conflict", "person: hireDateMissing"]);
  });
});

describe("an entry", () => {
  test("an adjustment changes the balance with its note and expiry, and is recorded", async () => {
    const omar = await employee();
    const made = await enter(omar.id, { expires: "2026-12-31", note: "Worked on Eid" });
    expect(made).toMatchObject({
      status: 201,
      data: { kind: "adjustment", days: 2.5, expires: "2026-12-31", note: "Worked on Eid", by: { id: salem.id } },
    });
    const ledger = await ledgerOf(omar.id);
    expect(ledger.figures).toMatchObject({ balance: 50.5, expiring: [{ date: "2026-12-31", days: 2.5 }] });
    expect(ledger.movements.find(({ kind }) => kind === "adjustment")).toMatchObject({
      entry: { id: made.data.id, note: "Worked on Eid", expires: "2026-12-31" },
      lots: [{ period: null, entry: made.data.id, date: "2026-03-01", days: 2.5 }],
    });
    const recorded = await attendance.database.primary
      .selectFrom("audit")
      .select(["actor_id", "details"])
      .where("action", "=", "leaveEntry.created")
      .where("subject_id", "=", made.data.id)
      .executeTakeFirstOrThrow();
    expect(recorded).toMatchObject({ actor_id: salem.id, details: { personId: omar.id, days: 2.5 } });
  });

  test("an opening stands for all that was before it", async () => {
    const omar = await employee();
    await enter(omar.id, { kind: "opening", date: "2026-01-01", days: 7 });
    expect(await balanceOf(omar.id)).toBe(31);
  });

  test("a reversal is a second row, and neither counts", async () => {
    const omar = await employee();
    const { data: entry } = await enter(omar.id, { days: -3, note: "By mistake" });
    expect(await balanceOf(omar.id)).toBe(45);
    const reversed = await salem.post<LeaveEntry>(`/leave/entries/${entry.id}/reversal`, { note: "Wrong person" });
    expect(reversed).toMatchObject({ status: 201, data: { days: 3, reverses: entry.id, note: "Wrong person" } });
    const { figures, entries, movements } = await ledgerOf(omar.id);
    expect(figures?.balance).toBe(48);
    expect(movements.filter(({ kind }) => kind === "adjustment")).toEqual([]);
    expect(entries).toMatchObject([
      { id: reversed.data.id, reverses: entry.id, reversedBy: null },
      { id: entry.id, days: -3, note: "By mistake", reverses: null, reversedBy: reversed.data.id },
    ]);
    const again = (id: string) => salem.post(`/leave/entries/${id}/reversal`, {});
    expect(refusal(await again(entry.id))).toEqual([422, "entry_reversed"]);
    expect(refusal(await again(reversed.data.id))).toEqual([422, "entry_reversed"]);
    expect((await again("999999")).status).toBe(404);
  });

  test("two officers who reverse an entry at once make one reversal", async () => {
    const omar = await employee();
    const { data: entry } = await enter(omar.id);
    const answers = await Promise.all(
      [salem, attendance.as("Mona")].map((by) => by.post(`/leave/entries/${entry.id}/reversal`, {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await ledgerOf(omar.id)).entries).toHaveLength(2);
  });

  test("an officer does not reverse an entry of his own leave", async () => {
    const { data: entry } = await enter(salem.id, {}, attendance.as("Mona"));
    expect(refusal(await salem.post(`/leave/entries/${entry.id}/reversal`, {}))).toEqual([422, "own_leave"]);
    expect((await ledgerOf(salem.id)).isOwn).toBe(true);
  });

  test("an entry that a later hire date leaves behind does not count, and says so", async () => {
    const omar = await employee();
    await enter(omar.id);
    await world.employ(omar.id, "2026-04-01");
    const { entries, movements } = await ledgerOf(omar.id);
    expect(entries).toMatchObject([{ isBeforeHire: true }]);
    expect(movements.some(({ kind }) => kind === "adjustment")).toBe(false);
  });
});

describe("a suspension", () => {
  test("is refused to employees, for oneself, backwards, and over another one", async () => {
    const omar = await employee();
    expect((await suspend(omar.id, "2026-02-01", "2026-02-28", omar)).status).toBe(403);
    expect(refusal(await suspend(salem.id, "2026-02-01", "2026-02-28"))).toEqual([422, "own_leave"]);
    expect(refusal(await suspend(omar.id, "2026-02-28", "2026-02-01"))).toEqual([
      422,
      "fields_conflict",
      "to: endBeforeStart",
    ]);
    expect((await suspend(omar.id, "2026-02-01", "2026-02-28")).status).toBe(201);
    expect(refusal(await suspend(omar.id, "2026-02-28", "2026-03-05"))).toEqual([
      422,
      "fields_conflict",
      "from: suspensionOverlaps",
    ]);
  });

  test("grants nothing for its days, until it is deleted; both are recorded", async () => {
    const omar = await employee();
    const made = await suspend(omar.id, "2026-01-01", "2026-03-14");
    expect(made).toMatchObject({ status: 201, data: { from: "2026-01-01", to: "2026-03-14", by: { id: salem.id } } });
    // 24 × (365 − 73) ÷ 365, granted on the first day that is worth something.
    expect((await ledgerOf(omar.id)).suspensions).toHaveLength(1);
    expect(await balanceOf(omar.id)).toBe(43.2);
    expect((await omar.delete(`/leave/suspensions/${made.data.id}`)).status).toBe(403);
    expect((await salem.delete(`/leave/suspensions/${made.data.id}`)).status).toBe(204);
    expect((await salem.delete(`/leave/suspensions/${made.data.id}`)).status).toBe(404);
    expect(await balanceOf(omar.id)).toBe(48);
    const actions = await attendance.database.primary
      .selectFrom("audit")
      .select("action")
      .where("subject_kind", "=", "leaveSuspension")
      .where("subject_id", "=", made.data.id)
      .orderBy("at")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["leaveSuspension.created", "leaveSuspension.deleted"]);
  });
});
