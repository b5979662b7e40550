import { afterAll, beforeAll, expect, test } from "vitest";
import { versionOf } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Request, RequestSummary } from "../../contract/schemas-request.ts";
import type { WorkItem } from "../../contract/schemas-work.ts";

let workplace: Workplace;
let dana: Caller, alia: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  [dana, alia] = [workplace.services.as("Dana"), workplace.services.as("Alia")];
});
afterAll(() => workplace.services.close());

const period = (from: string, to: string) => ({ period: { from, to } });
async function ask(by: Caller, answers: object, service = "annualLeave"): Promise<string> {
  return (await by.post<Request>("/requests", { service, answers, submit: true })).data.id;
}
async function approve(id: string): Promise<void> {
  const body = { step: "manager", version: await versionOf(dana, id), decision: "approve" };
  expect((await dana.post(`/requests/${id}/decisions`, body)).status).toBe(200);
}
const factsFor = async (by: Caller, id: string): Promise<RequestSummary["approval"]> =>
  (await by.get<Request>(`/requests/${id}`)).data.approval;
async function listedFacts(id: string): Promise<RequestSummary["approval"] | undefined> {
  const { data } = await dana.get<WorkItem[]>("/work-list");
  return data.find((item) => item.id === id)?.request?.approval;
}

test("only the approver sees absent colleagues, without the kind of absence", async () => {
  const [omar, reem] = [await workplace.employee(), await workplace.employee()];
  await approve(await ask(reem, period("2026-02-03", "2026-02-04")));
  const id = await ask(omar, period("2026-02-01", "2026-02-05"));
  expect(await factsFor(omar, id)).toBeNull();
  // Administrators may read the request, but are not its approvers.
  expect(await factsFor(alia, id)).toBeNull();
  const facts = await factsFor(dana, id);
  expect(facts?.away).toMatchObject([{ person: { id: reem.id }, from: "2026-02-03", to: "2026-02-04" }]);
  expect(JSON.stringify(facts)).not.toMatch(/leave|kind/i);
});

test("the work list shows dates, working days, the balance after approval and the team's absences", async () => {
  const [omar, reem] = [await workplace.employee(), await workplace.employee()];
  await approve(await ask(omar, period("2026-03-01", "2026-03-02")));
  await ask(omar, period("2026-05-03", "2026-05-05"));
  await approve(await ask(reem, period("2026-04-09", "2026-04-12")));
  const majed = workplace.services.as("Majed");
  const other = await workplace.services.hire("Other", { manager: majed.id });
  await ask(other, period("2026-04-05", "2026-04-06"));
  const id = await ask(omar, period("2026-04-05", "2026-04-09"));
  const facts = {
    period: { from: "2026-04-05", to: "2026-04-09", fromTime: null, toTime: null },
    amount: { unit: "days", count: 5 },
    // 30 granted, 2 used, 3 waiting, 5 requested.
    left: 20,
    awayCount: 1,
  };
  expect(await listedFacts(id)).toMatchObject(facts);
  expect(await listedFacts(id)).toEqual(await factsFor(dana, id));
  expect((await listedFacts(id))?.away.map(({ person }) => person.id)).toEqual([reem.id]);
});

test("hours of a day have start and end times; a request without time has no period", async () => {
  const omar = await workplace.employee();
  const errand = await workplace.world.lookUp("permissionType");
  const hours = await ask(
    omar,
    { day: "2026-01-14", hours: { from: "10:00", to: "11:30" }, reason: errand },
    "hourlyPermission",
  );
  expect(await listedFacts(hours)).toMatchObject({
    period: { from: "2026-01-14", to: "2026-01-14", fromTime: "10:00", toTime: "11:30" },
    amount: { unit: "minutes", count: 90 },
  });
  const device = await ask(omar, { kind: "device", details: "A screen" }, "itRequest");
  expect(await listedFacts(device)).toMatchObject({ period: null, amount: null, left: null, awayCount: 0 });
});
