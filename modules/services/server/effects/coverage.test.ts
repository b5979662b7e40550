import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServices, versionOf } from "#testing/services.ts";
import { refusal, type Answer, type Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { AbsenceTrial } from "#modules/attendance/contract/schemas-day.ts";
import type { BulkPreview } from "#modules/attendance/contract/schemas-bulk.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { BrokenMinimum, Trial } from "../../contract/schemas-service.ts";
import type { WorkList } from "../../contract/schemas-work.ts";

// Units with a minimum; everyone works Sunday to Thursday, the clock shows Tuesday, 13 January 2026.

let workplace: Workplace;
let services: TestServices;
let dana: Caller, salem: Caller, alia: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services } = workplace);
  [dana, salem, alia] = [services.as("Dana"), services.as("Salem"), services.as("Alia")];
});
afterAll(() => services.close());

const names = () => ({ name_en: crypto.randomUUID(), name_ar: crypto.randomUUID() });

async function department(people: readonly Caller[], parent_id: string | null = null): Promise<string> {
  const { primary } = services.database;
  const row = primary.insertInto("department").values({ ...names(), parent_id });
  const { id } = await row.returning("id").executeTakeFirstOrThrow();
  for (const person of people)
    await primary.updateTable("person").set({ department_id: id }).where("id", "=", person.id).execute();
  return id;
}
async function role(people: readonly Caller[], valid: string): Promise<string> {
  const { primary } = services.database;
  const { id } = await primary.insertInto("role").values(names()).returning("id").executeTakeFirstOrThrow();
  const members = people.map((person) => ({ role_id: id, person_id: person.id, valid }));
  await primary.insertInto("role_member").values(members).execute();
  return id;
}
async function rule(more: object): Promise<string> {
  const body = { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID(), from: "2026-01-01", ...more };
  const answer = await alia.post<{ id: string }>("/leave/coverage", body);
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id;
}
const employee = (): Promise<Caller> => workplace.employee();
const two = async (): Promise<[Caller, Caller]> => [await employee(), await employee()];
const three = async (): Promise<[Caller, Caller, Caller]> => [...(await two()), await employee()];

const answers = (from: string, to: string) => ({ period: { from: `2026-${from}`, to: `2026-${to}` } });
async function ask(by: Caller, from: string, to: string, service = "annualLeave"): Promise<string> {
  const answer = await by.post<Request>("/requests", { service, answers: answers(from, to), submit: true });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id;
}
const approve = async (id: string): Promise<Answer<Request>> =>
  dana.post<Request>(`/requests/${id}/decisions`, {
    step: "manager",
    version: await versionOf(dana, id),
    decision: "approve",
  });
async function warned(by: Caller, from: string, to: string, service = "annualLeave") {
  const trial = await by.post<Trial>(`/services/${service}/trial`, { answers: answers(from, to) });
  expect(trial.status, trial.text).toBe(200);
  return trial.data.coverage;
}
const datesOf = (broken: readonly BrokenMinimum[]) =>
  broken.map(({ mode, days }) => [mode, ...days.map(({ date, left, least }) => `${date.slice(5)} ${left}/${least}`)]);

const short = [422, "coverage_short", "answers.period: coverage_short"];

describe("approval is refused", () => {
  test("where too few of the department and what is below it would be left, naming the dates", async () => {
    const [omar, reem, noor] = await three();
    const above = await department([omar, reem]);
    await department([noor], above);
    await rule({ department: above, people: 2 });
    expect((await approve(await ask(reem, "02-03", "02-04"))).data.state).toBe("approved");
    // Friday and Saturday are no days of work.
    const id = await ask(omar, "02-01", "02-07");
    const refused = await approve(id);
    expect(refusal(refused)).toEqual(short);
    expect(refused.problem.fields[0]?.message).toContain("2026-02-03, 2026-02-04");
    expect((await omar.get<Request>(`/requests/${id}`)).data.state).toBe("waiting");
    expect((await approve(await ask(noor, "02-08", "02-09"))).data.state).toBe("approved");
  });

  test("where a share, rounded up, would be broken", async () => {
    const [omar, reem, noor] = await three();
    // Half of three are two.
    await rule({ department: await department([omar, reem, noor]), percent: 50 });
    expect((await approve(await ask(omar, "02-01", "02-01"))).data.state).toBe("approved");
    expect(datesOf(await warned(reem, "02-01", "02-02"))).toEqual([["refuse", "02-01 1/2"]]);
    expect(refusal(await approve(await ask(reem, "02-01", "02-02")))).toEqual(short);
  });

  test("by a role on the dates on which it is held, and by no rule on other dates", async () => {
    const [omar, reem] = await two();
    const held = await role([omar, reem], "[2026-02-02,2026-02-04)");
    await rule({ role: held, people: 2, to: "2026-02-02" });
    expect(datesOf(await warned(omar, "02-01", "02-05"))).toEqual([["refuse", "02-02 1/2"]]);
    expect(refusal(await approve(await ask(omar, "02-01", "02-05")))).toEqual(short);
    expect((await approve(await ask(omar, "02-08", "02-09"))).data.state).toBe("approved");
  });

  test("of leave in parallel: of two people of a unit one is approved, also where their units only overlap", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [omar, reem, noor] = await three();
      const above = await department([omar, noor]);
      const below = await department([reem], above);
      await rule({ department: below, percent: 1, mode: "warn" });
      await rule({ department: above, people: 2 });
      const asked = [await ask(omar, "02-01", "02-03"), await ask(reem, "02-03", "02-05")];
      const decided = await Promise.all(asked.map(approve));
      expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(decided.find(({ status }) => status === 422)?.problem.code).toBe("coverage_short");
    }
  });
});

describe("it is only a warning", () => {
  test("when leave is sent, and to its approver; a rule that warns refuses nothing", async () => {
    const [omar, reem] = await two();
    const id = await rule({ department: await department([omar, reem]), people: 2, mode: "warn" });
    expect(datesOf(await warned(omar, "02-05", "02-08"))).toEqual([["warn", "02-05 1/2", "02-08 1/2"]]);
    const request = await ask(omar, "02-05", "02-08");
    const { data } = await dana.get<WorkList["data"]>("/work-list");
    const item = data.find((one) => one.id === request)?.request;
    expect(item?.approval?.coverage).toMatchObject([{ rule: { id }, mode: "warn", days: [{}, {}] }]);
    const page = await dana.get<Request>(`/requests/${request}`);
    expect(page.data.approval?.coverage).toEqual(item?.approval?.coverage);
    expect((await approve(request)).data.state).toBe("approved");
  });

  test("of sick leave, which is never refused by a minimum", async () => {
    const omar = await employee();
    await rule({ department: await department([omar]), people: 1 });
    expect(datesOf(await warned(omar, "01-14", "01-14", "sickLeave"))).toEqual([["warn", "01-14 0/1"]]);
    expect((await approve(await ask(omar, "01-14", "01-14", "sickLeave"))).data.state).toBe("approved");
  });
});

test("leave of officers counts; people without a schedule, and requests that wait, do not", async () => {
  const [omar, reem, noor] = await three();
  const idle = await services.hire("Idle", { manager: dana.id });
  const unit = await department([omar, reem, noor, idle]);
  await rule({ department: unit, people: 2 });
  await ask(reem, "02-01", "02-01");
  expect(await warned(omar, "02-01", "02-02")).toEqual([]);
  expect(await warned(idle, "02-01", "02-02")).toEqual([]);
  const lookup = await workplace.world.lookUp("leaveType");
  const entry = { user: noor.id, kind: "leave", fromDate: "2026-02-02", toDate: "2026-02-02", lookup };
  const entered = await salem.post("/attendance/absences", entry);
  expect(entered.status, entered.text).toBe(201);
  expect(datesOf(await warned(omar, "02-01", "02-02"))).toEqual([["refuse", "02-02 1/2"]]);
});

describe("leave that an officer enters", () => {
  const entry = (person: Caller, from: string, to: string, more: object = {}) => ({
    user: person.id,
    kind: "leave",
    fromDate: `2026-${from}`,
    toDate: `2026-${to}`,
    ...more,
  });
  const tried = async (body: object) =>
    (await salem.post<AbsenceTrial>("/attendance/absences/trial", body)).data.coverage.map(({ mode, dates }) => [
      mode,
      ...dates,
    ]);
  const enter = (body: object) => salem.post("/attendance/absences", body);

  test("is refused where a rule refuses, from today on, and what has passed is a fact", async () => {
    const [omar, reem] = await two();
    await rule({ department: await department([omar, reem]), people: 2 });
    expect((await omar.post("/attendance/absences/trial", entry(reem, "02-01", "02-02"))).status).toBe(403);
    expect(await tried(entry(reem, "01-12", "01-15"))).toEqual([["refuse", "2026-01-14", "2026-01-15"]]);
    const refused = await enter(entry(reem, "02-01", "02-02"));
    expect(refusal(refused)).toEqual([422, "coverage_short", "fromDate: coverage_short"]);
    expect((await enter(entry(reem, "01-12", "01-12"))).status).toBe(201);
    expect(await tried(entry(reem, "02-01", "02-02", { kind: "mission" }))).toEqual([]);
  });

  test("is only warned of where a rule warns, and where it is sick leave", async () => {
    const [omar, reem] = await two();
    await rule({ department: await department([omar, reem]), people: 2, mode: "warn" });
    expect(await tried(entry(reem, "02-01", "02-01"))).toEqual([["warn", "2026-02-01"]]);
    expect((await enter(entry(reem, "02-01", "02-01"))).status).toBe(201);
    const lookup = await workplace.world.lookUp("leaveType");
    await services.database.primary
      .updateTable("lookup")
      .set({ request_type: "sickLeave" })
      .where("id", "=", lookup)
      .execute();
    const noor = await employee();
    await rule({ department: await department([noor]), people: 1 });
    expect(await tried(entry(noor, "02-01", "02-01", { lookup }))).toEqual([["warn", "2026-02-01"]]);
    expect((await enter(entry(noor, "02-01", "02-01", { lookup }))).status).toBe(201);
  });

  test("for several people at once is judged one after the other, and the preview says so", async () => {
    const [omar, reem, noor] = await three();
    await rule({ department: await department([omar, reem, noor]), people: 2 });
    const days = [omar, reem].flatMap(({ id }) => ["2026-02-01", "2026-02-02"].map((date) => ({ user: id, date })));
    const body = { days, cause: "absence", kind: "leave" };
    const preview = await salem.post<BulkPreview>("/attendance/bulk-corrections/effect", body);
    expect(preview.data.rows.map((row) => row.refusal)).toEqual([null, null, "coverage", "coverage"]);
    await services.database.primary.updateTable("leave_coverage").set({ mode: "warn" }).execute();
    const warnedOf = await salem.post<BulkPreview>("/attendance/bulk-corrections/effect", body);
    expect(warnedOf.data.coverage.map(({ mode, dates }) => [mode, ...dates])).toEqual([
      ["warn", "2026-02-01", "2026-02-02"],
    ]);
    expect(warnedOf.data.refused).toBe(0);
  });
});
