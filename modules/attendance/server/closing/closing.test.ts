import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { overtimeClaimOf } from "#testing/attendance-fixtures.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import { refusal, type Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Checklist, OpenRequest } from "../../contract/schemas-closing.ts";
import type { DayState } from "../../contract/schemas-day.ts";
import type { MonthLock } from "../days/change-month.ts";

let workplace: Workplace;
let forgotten: string;
let officer: Caller, omar: Caller, reem: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  const { services, world } = workplace;
  officer = await services.hire("Officer", { role: "attendanceOfficer" });
  [omar, reem] = [await workplace.employee(), await workplace.employee()];
  setLocalClock("2026-01-13 09:00:00");
  forgotten = await world.lookUp("correctionReason");
});
afterAll(() => workplace.services.close());

const read = async (query = "month=2026-01"): Promise<Checklist> => {
  const answer = await officer.get<Checklist>(`/attendance/checklist?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const countsOf = async (query?: string): Promise<Record<string, number>> =>
  Object.fromEntries((await read(query)).lines.map(({ line, count }) => [line, count]));
const requests = async (query: string): Promise<OpenRequest[]> => {
  const answer = await officer.get<OpenRequest[]>(`/attendance/open-requests?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const ask = async (who: Caller, service: string, answers: object): Promise<void> => {
  const answer = await who.post("/requests", { service, answers, submit: true });
  expect(answer.status, answer.text).toBe(201);
};
const tables = () => workplace.services.database.primary;

/** A closed day of a person in a state. */
async function addDay(who: Caller, date: string, state: DayState): Promise<void> {
  await tables()
    .insertInto("attendance_day")
    .values({
      person_id: who.id,
      date,
      time_zone: "Asia/Riyadh",
      final_after: `${date}T20:00:00Z`,
      required_minutes: 480,
      is_in: false,
      worked_minutes: 0,
      late_minutes: 0,
      early_minutes: 0,
      extra_before_minutes: 0,
      extra_after_minutes: 0,
      state,
      provisional: false,
      rule_version: "1",
    })
    .execute();
}

test("employees are refused the checklist and its requests, and a month without one is not found", async () => {
  expect(refusal(await omar.get("/attendance/checklist?month=2026-01"))).toEqual([403, "not_allowed"]);
  expect(refusal(await omar.get("/attendance/open-requests?month=2026-01"))).toEqual([403, "not_allowed"]);
  expect(refusal(await officer.get("/attendance/checklist?month=2026-02"))).toEqual([404, "not_found"]);
  expect(refusal(await officer.get("/attendance/checklist"))).toEqual([400, "fields_invalid", "month: fieldRequired"]);
  expect(refusal(await officer.get("/attendance/open-requests?month=2026-01&kind=letters"))).toEqual([
    400,
    "fields_invalid",
    "kind: invalid",
  ]);
});

test("each line counts what its list shows, of this month only", async () => {
  const before = await countsOf();
  await addDay(omar, "2026-01-05", "incomplete");
  await addDay(reem, "2025-12-30", "incomplete");
  await addDay(reem, "2026-01-05", "absent");
  await ask(omar, "annualLeave", { period: { from: "2026-01-29", to: "2026-02-03" } });
  await ask(reem, "annualLeave", { period: { from: "2026-03-01", to: "2026-03-02" } });
  await ask(reem, "attendanceCorrection", {
    day: "2026-01-11",
    time: "08:00",
    kind: "in",
    reason: forgotten,
    note: "I forgot",
  });
  const after = await countsOf();
  expect(after).toEqual({ ...before, incomplete: 1, corrections: 1, requests: 1 });
  expect(await countsOf("month=2025-12")).toMatchObject({ incomplete: 1, corrections: 0, requests: 0 });
  const [open, ...others] = await requests("month=2026-01");
  expect(others).toEqual([]);
  expect(open).toMatchObject({
    person: { id: omar.id },
    from: "2026-01-29",
    to: "2026-02-03",
    state: "waiting",
    waitsFor: [{ id: workplace.services.as("Dana").id }],
  });
  expect(await requests("month=2026-02")).toHaveLength(1);
  expect((await requests("month=2026-01&kind=corrections")).map(({ person }) => person.id)).toEqual([reem.id]);
});

test("a decided request is not open", async () => {
  const [open] = await requests("month=2026-01");
  const withdrawn = await omar.post(`/requests/${open?.id}/withdrawal`, {});
  expect(withdrawn.status, withdrawn.text).toBe(200);
  expect(await requests("month=2026-01")).toEqual([]);
  expect((await countsOf())["requests"]).toBe(0);
});

test("a claim of overtime is open until it is decided", async () => {
  const { id } = await transaction(tables(), (tx) => overtimeClaimOf(tx, omar.id));
  expect(await countsOf()).toMatchObject({ overtime: 1 });
  expect((await officer.get<object[]>("/attendance/overtime-claims?state=waiting&from=2026-01-01")).data).toHaveLength(
    1,
  );
  await tables()
    .updateTable("overtime_claim")
    .set({ state: "rejected", decided_at: "2026-01-12T06:00:00Z", decided_by: officer.id })
    .where("id", "=", id)
    .execute();
  expect(await countsOf()).toMatchObject({ overtime: 0 });
});

test("people without a schedule on one date of the month, or without a hire date, are counted as listed", async () => {
  const newcomer = await workplace.services.hire("Newcomer");
  await tables()
    .updateTable("person")
    .set({ joined_at: "2025-06-01T00:00:00Z" })
    .where("id", "=", newcomer.id)
    .execute();
  const listed = async (query: string): Promise<number> => {
    const span = "on=2026-01-01&until=2026-01-13&limit=100";
    return (await officer.get<object[]>(`/attendance/unscheduled-people?${span}${query}`)).data.length;
  };
  const counts = await countsOf();
  expect([counts["unscheduled"], counts["undated"]]).toEqual([await listed(""), await listed("&missing=hireDate")]);
  // A schedule for a part of the month is not enough, one for all of it is.
  const { world, place } = workplace;
  await world.assign(place, await world.schedule({ endDate: "2026-01-10" }), [newcomer.id]);
  expect((await countsOf())["unscheduled"]).toBe(counts["unscheduled"]);
  await world.assign(place, await world.schedule({ startDate: "2026-01-11" }), [newcomer.id]);
  expect((await countsOf())["unscheduled"]).toBe((counts["unscheduled"] ?? 0) - 1);
  await tables().updateTable("person").set({ hire_date: "2025-06-01" }).where("id", "=", newcomer.id).execute();
  expect((await countsOf())["undated"]).toBe((counts["undated"] ?? 0) - 1);
});

test("a department filters the checklist", async () => {
  const department = await tables()
    .insertInto("department")
    .values({ name_en: "Stores", name_ar: "المستودعات" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tables().updateTable("person").set({ department_id: department.id }).where("id", "=", reem.id).execute();
  const counts = await countsOf(`month=2026-01&department=${department.id}`);
  expect(counts).toMatchObject({ incomplete: 0, corrections: 1, unscheduled: 0 });
});

test("a month with open lines is locked only with a reason, which is stored, audited and shown", async () => {
  setLocalClock("2026-02-02 15:00:00");
  await workplace.services.run("attendance.openDays");
  await workplace.services.run("attendance.closeDays");
  const lock = (body?: object) => officer.put<MonthLock>("/attendance/months/2026-01/lock", body);
  const { open, lines } = await read();
  expect(open).toBeGreaterThan(1);
  expect(refusal(await lock())).toEqual([422, "month_open", "note: fieldRequired"]);
  expect(refusal(await lock({ note: "  " }))).toEqual([422, "month_open", "note: fieldRequired"]);
  expect(refusal(await lock({ note: "no" }))).toEqual([400, "fields_invalid", "note: minLength"]);
  const { status, data } = await lock({ note: "The payroll is due" });
  const counted = lines.filter(({ count }) => count > 0);
  expect([status, data.isLocked, data.note]).toEqual([200, true, "The payroll is due"]);
  expect(data.openLines).toEqual(counted);
  const audited = await tables()
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "month.locked")
    .executeTakeFirstOrThrow();
  expect(audited.details).toEqual({ note: "The payroll is due", openLines: counted });
});
