import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { type TestServices, versionOf } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Allowance, Service, Trial } from "../../contract/schemas-service.ts";
import type { WorkList } from "../../contract/schemas-work.ts";

// Annual leave takes from a balance of 10 days a year; the clock shows Tuesday, 13 January 2026.

let workplace: Workplace;
let services: TestServices;
let leave: LeaveWorld;
let type: string;
let dana: Caller, salem: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services } = workplace);
  leave = leaveWorldOf(services.database);
  type = await leave.type("Annual");
  const { primary } = services.database;
  await primary.updateTable("lookup").set({ request_type: "annualLeave" }).where("id", "=", type).execute();
  const bands = [{ afterMonths: 0, days: 10 }];
  const carryOver = { most: 0, expiresAfterMonths: null };
  await leave.policy(type, { to: "2027-06-30", rules: { bands, prorate: false, carryOver, waitingMonths: 3 } });
  [dana, salem] = [services.as("Dana"), services.as("Salem")];
});
afterAll(() => services.close());

async function employed(hireDate: string | null = "2024-05-01", endDate: string | null = null): Promise<Caller> {
  const caller = await workplace.employee();
  await leave.employ(caller.id, hireDate, endDate);
  return caller;
}
const period = (from: string, to: string) => ({ period: { from: `2026-${from}`, to: `2026-${to}` } });
const send = (by: Caller, answers: object): Promise<Answer<Request>> =>
  by.post<Request>("/requests", { service: "annualLeave", answers, submit: true });
async function decide(id: string, decision: string, reason?: string): Promise<Answer<Request>> {
  const body = { step: "manager", version: await versionOf(dana, id), decision, reason };
  return dana.post<Request>(`/requests/${id}/decisions`, body);
}
const approve = (id: string) => decide(id, "approve");
const fieldsOf = ({ status, problem }: Answer<unknown>): unknown[] => [
  status,
  ...problem.fields.map(({ path, code }) => [path, code]),
];
const allowanceOf = async (by: Caller): Promise<Allowance | null> =>
  (await by.get<Service>("/services/annualLeave")).data.allowance;
async function entered(by: Caller): Promise<Absence> {
  const [absence] = (await salem.get<Absence[]>(`/attendance/absences?user=${by.id}`)).data;
  if (absence === undefined) throw new Error("Nothing is entered.");
  return absence;
}
const usesOf = async (by: Caller) =>
  services.database.primary
    .selectFrom("leave_use as u")
    .innerJoin("leave_use_day as d", "d.leave_use_id", "u.id")
    .select(["d.date", "u.absence_id"])
    .where("u.person_id", "=", by.id)
    .orderBy("d.date")
    .execute();
const takenBy = async (by: Caller): Promise<string[]> => (await usesOf(by)).map(({ date }) => date.slice(5));

describe("leave from a balance is refused", () => {
  test("outside the employment, without a policy, in the waiting time, and beyond the balance", async () => {
    const leaver = await employed("2024-05-01", "2026-02-03");
    expect(fieldsOf(await send(leaver, period("02-02", "02-04")))).toEqual([
      422,
      ["answers.period", "outside_employment"],
    ]);
    const beginner = await employed("2026-01-01");
    const early = await send(beginner, period("02-01", "02-02"));
    expect(fieldsOf(early)).toEqual([422, ["answers.period", "waiting"]]);
    expect(early.problem.fields[0]?.message).toContain("2026-04-01");
    const omar = await employed();
    const late = { period: { from: "2027-06-29", to: "2027-07-05" } };
    expect(fieldsOf(await send(omar, late))).toEqual([422, ["answers.period", "no_policy"]]);
    const much = await send(omar, period("02-01", "02-15"));
    expect(fieldsOf(much)).toEqual([422, ["answers.period", "balance_short"]]);
    expect(much.problem.fields[0]?.message).toContain("1");
    expect(await takenBy(omar)).toEqual([]);
  });

  test("where other leave waits: for the balance and for the same days", async () => {
    const omar = await employed();
    expect((await send(omar, period("02-01", "02-10"))).status).toBe(201);
    expect(fieldsOf(await send(omar, period("03-01", "03-03")))).toEqual([422, ["answers.period", "balance_short"]]);
    expect(fieldsOf(await send(omar, period("02-10", "02-11")))).toEqual([422, ["answers.period", "leaveAsked"]]);
    expect((await send(omar, period("03-01", "03-02"))).status).toBe(201);
    expect(await allowanceOf(omar)).toMatchObject({ granted: 10, used: 0, waiting: 10, left: 0 });
  });

  test("when it is approved and the days have gone elsewhere since; other waiting leave does not count then", async () => {
    const omar = await employed();
    const first = await send(omar, period("02-01", "02-10"));
    const second = await send(omar, period("03-01", "03-02"));
    const body = { user: omar.id, kind: "leave", fromDate: "2026-04-05", toDate: "2026-04-06", lookup: type };
    expect((await salem.post("/attendance/absences", body)).status).toBe(201);
    expect((await approve(first.data.id)).data.state).toBe("approved");
    expect(fieldsOf(await approve(second.data.id))).toEqual([422, ["answers.period", "balance_short"]]);
    expect((await omar.get<Request>(`/requests/${second.data.id}`)).data.state).toBe("waiting");
    expect(await allowanceOf(omar)).toMatchObject({ used: 10, waiting: 2, left: -2 });
  });
});

test("without a hire date there is no balance: the yearly allowance stays, and the decider is told", async () => {
  const omar = await employed(null);
  expect(await allowanceOf(omar)).toMatchObject({ granted: 30, left: 30 });
  const { data } = await send(omar, period("02-01", "02-12"));
  const { data: work } = await dana.get<WorkList["data"]>("/work-list");
  const item = work.find(({ request }) => request?.id === data.id)?.request;
  expect(item?.approval).toMatchObject({ amount: { count: 10 }, left: 20, isWithoutBalance: true });
  expect((await approve(data.id)).data.state).toBe("approved");
});

test("the trial tells which dates count and why others do not, and the balance before and after", async () => {
  const omar = await employed("2024-05-01", "2026-02-09");
  const body = { answers: period("02-05", "02-09") };
  const { data } = await omar.post<Trial>("/services/annualLeave/trial", body);
  expect(data.problems).toEqual([]);
  expect(data.leave).toEqual({
    days: [
      { date: "2026-02-05", part: 1, why: null },
      { date: "2026-02-06", part: 1, why: "dayOff" },
      { date: "2026-02-07", part: 1, why: "dayOff" },
      { date: "2026-02-08", part: 1, why: null },
      { date: "2026-02-09", part: 1, why: null },
    ],
    balance: { on: "2026-02-05", before: 10, after: 7 },
  });
  expect(data.allowance).toMatchObject({ granted: 10, left: 10, asked: 3 });
  const { data: later } = await omar.post<Trial>("/services/annualLeave/trial", { answers: period("02-09", "02-10") });
  expect(later.problems.map(({ path, code }) => [path, code])).toEqual([["period", "outside_employment"]]);
  expect(later.leave?.days.at(-1)).toMatchObject({ why: "outsideEmployment" });
});

describe("the days of a request", () => {
  test("are freed when it is rejected, withdrawn or returned, and taken again when it is sent again", async () => {
    const omar = await employed();
    const rejected = await send(omar, period("02-01", "02-02"));
    expect(await takenBy(omar)).toEqual(["02-01", "02-02"]);
    await decide(rejected.data.id, "reject", "Not then");
    expect(await takenBy(omar)).toEqual([]);
    const withdrawn = await send(omar, period("02-01", "02-02"));
    await omar.post(`/requests/${withdrawn.data.id}/withdrawal`, {});
    expect(await takenBy(omar)).toEqual([]);
    const returned = await send(omar, period("02-01", "02-02"));
    await decide(returned.data.id, "return", "Later");
    expect(await takenBy(omar)).toEqual([]);
    const version = await versionOf(omar, returned.data.id);
    const changed = await omar.patch<Request>(`/requests/${returned.data.id}`, {
      version,
      answers: period("02-03", "02-04"),
    });
    const again = { version: changed.data.version };
    expect((await omar.post(`/requests/${returned.data.id}/submission`, again)).status).toBe(200);
    expect(await takenBy(omar)).toEqual(["02-03", "02-04"]);
  });

  test("belong to the absence once it is approved, and are shortened and freed with it", async () => {
    const omar = await employed();
    const { data } = await send(omar, period("02-01", "02-10"));
    await approve(data.id);
    const absence = await entered(omar);
    const uses = await usesOf(omar);
    expect([uses.length, new Set(uses.map((use) => use.absence_id))]).toEqual([8, new Set([absence.id])]);
    expect(await allowanceOf(omar)).toMatchObject({ used: 8, waiting: 0, left: 2 });
    const left = { version: absence.version, fromDate: "2026-02-02", toDate: "2026-02-05", reason: "Came back" };
    expect((await salem.patch(`/attendance/absences/${absence.id}`, left)).status).toBe(200);
    expect(await takenBy(omar)).toEqual(["02-02", "02-03", "02-04", "02-05"]);
    expect(await allowanceOf(omar)).toMatchObject({ used: 4, left: 6 });
    expect((await salem.delete(`/attendance/absences/${absence.id}?reason=Called+back`)).status).toBe(204);
    expect(await takenBy(omar)).toEqual([]);
    expect(await allowanceOf(omar)).toMatchObject({ used: 0, left: 10 });
  });

  test("are half ones where an officer enters a half, and none for what is no leave", async () => {
    const omar = await employed();
    const body = { user: omar.id, fromDate: "2026-02-01", toDate: "2026-02-01" };
    const half = { ...body, kind: "halfLeave", fromTime: "08:00", toTime: "12:00", lookup: type };
    expect((await salem.post("/attendance/absences", half)).status).toBe(201);
    const mission = { ...body, kind: "mission", fromDate: "2026-02-02", toDate: "2026-02-03" };
    expect((await salem.post("/attendance/absences", mission)).status).toBe(201);
    expect(await takenBy(omar)).toEqual(["02-01"]);
    expect(await allowanceOf(omar)).toMatchObject({ granted: 10, used: 0.5, left: 9.5 });
  });
});
