import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServices, versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { setManager } from "#modules/people/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { formDefinition } from "../../contract/form/definition.ts";
import type { Request, RequestSummary } from "../../contract/schemas-request.ts";
import { definition, type ManagedService } from "../../contract/schemas-definition.ts";
import type { Service } from "../../contract/schemas-service.ts";
import type { WorkCount } from "../../contract/schemas-work.ts";
import { objectToDefinition } from "../administration/policy.ts";
import { serviceData } from "../personal-data.ts";

let world: TestServices;
let alia: Caller, omar: Caller, reem: Caller, majed: Caller, dana: Caller;

beforeAll(async () => {
  world = await startServices();
  [alia, omar, reem, majed, dana] = [
    world.as("Alia"),
    world.as("Omar"),
    world.as("Reem"),
    world.as("Majed"),
    world.as("Dana"),
  ];
});
afterAll(() => world.close());

const device = { kind: "device", details: "A second screen" };
const ask = (by: Caller, answers: object = device, submit = true): Promise<Answer<Request>> =>
  by.post<Request>("/requests", { service: "itRequest", answers, submit });
async function asked(by: Caller = omar): Promise<Request> {
  const { status, data, problem } = await ask(by);
  expect([status, problem.fields]).toEqual([201, undefined]);
  return data;
}
const decide = async (by: Caller, id: string, more: object = {}): Promise<Answer<Request>> => {
  const body = { step: "manager", version: await versionOf(by, id), decision: "approve", ...more };
  return by.post<Request>(`/requests/${id}/decisions`, body);
};
const read = async (by: Caller, id: string): Promise<Request> => (await by.get<Request>(`/requests/${id}`)).data;
const namesOf = (request: Pick<Request, "deciders">): (string | null)[] =>
  request.deciders.map(({ person }) => person.nameEn);

describe("a request is refused", () => {
  test("if its answers do not fit the form, with each problem at its field", async () => {
    const { status, problem } = await ask(omar, { kind: "access" });
    expect([status, problem.code]).toEqual([422, "fields_conflict"]);
    expect(problem.fields.map(({ path, code }) => [path, code])).toEqual([
      ["answers.system", "fieldRequired"],
      ["answers.details", "fieldRequired"],
    ]);
  });

  test("for a service that is not offered, and with a malformed answer", async () => {
    const { problem } = await omar.post("/requests", { service: "moonFlight", submit: true });
    expect(problem.code).toBe("service_closed");
    expect((await omar.get("/services/moonFlight")).status).toBe(404);
    expect((await ask(omar, { kind: { deep: { er: 1 } } })).status).toBe(400);
  });

  test("with 404 to all users whom it does not concern", async () => {
    const { id, version } = await asked();
    const { data: draft } = await ask(omar, device, false);
    for (const [caller, path] of [
      [reem, `/requests/${id}`],
      [majed, `/requests/${draft.id}`],
      [alia, `/requests/${draft.id}`],
    ] as const) {
      expect((await caller.get(path)).status).toBe(404);
      expect((await caller.post(`${path}/comments`, { text: "Hm" })).status).toBe(404);
      expect((await caller.post(`${path}/withdrawal`, {})).status).toBe(404);
    }
    const body = { step: "manager", version, decision: "approve" };
    expect((await reem.post(`/requests/${id}/decisions`, body)).status).toBe(404);
  });

  test("a decision of its requester, and of users for whom it does not wait", async () => {
    const { id } = await asked();
    expect((await decide(omar, id)).problem.code).toBe("not_allowed");
    const late = await decide(alia, id);
    expect([late.status, late.problem.code]).toEqual([409, "step_decided"]);
    expect(late.problem.current).toMatchObject({ id, state: "waiting" });
  });

  test("a return or rejection without a reason", async () => {
    const { id } = await asked();
    for (const decision of ["return", "reject"]) {
      const { status, problem } = await decide(majed, id, { decision });
      expect([status, problem.fields[0]?.path]).toEqual([422, "reason"]);
    }
  });

  test("editing and deleting while it waits, and a second withdrawal", async () => {
    const { id, version } = await asked();
    expect((await omar.patch(`/requests/${id}`, { version, answers: {} })).problem.code).toBe("request_fixed");
    expect((await omar.delete(`/requests/${id}`)).problem.code).toBe("request_fixed");
    expect((await omar.post(`/requests/${id}/submission`, { version })).problem.code).toBe("request_fixed");
    expect((await majed.post(`/requests/${id}/withdrawal`, {})).status).toBe(403);
    expect((await omar.post<Request>(`/requests/${id}/withdrawal`, {})).data.state).toBe("withdrawn");
    expect((await omar.post(`/requests/${id}/withdrawal`, {})).problem.code).toBe("request_fixed");
    expect((await decide(majed, id)).problem.code).toBe("step_decided");
  });

  test("if only the requester could decide it", async () => {
    // The only administrator has no manager.
    const { status, problem } = await ask(alia);
    expect([status, problem.code]).toEqual([422, "decider_missing"]);
    expect((await alia.get<RequestSummary[]>("/requests?state=waiting")).data).toEqual([]);
  });
});

describe("a draft", () => {
  test("keeps incomplete answers, and refuses stale versions", async () => {
    const { data: draft, status } = await ask(omar, { kind: "repair" }, false);
    expect([status, draft.state, draft.can.submit]).toEqual([201, "draft", true]);
    const { data: changed } = await omar.patch<Request>(`/requests/${draft.id}`, {
      version: draft.version,
      answers: { kind: "repair", details: "It hums" },
    });
    expect(changed.answers).toEqual({ kind: "repair", details: "It hums" });
    const stale = await omar.patch(`/requests/${draft.id}`, { version: draft.version, answers: {} });
    expect([stale.status, stale.problem.current]).toMatchObject([409, { version: changed.version }]);
    expect((await omar.get<Service>("/services/itRequest")).data.draftId).toBe(draft.id);
    expect((await omar.delete(`/requests/${draft.id}`)).status).toBe(204);
    expect((await omar.get(`/requests/${draft.id}`)).status).toBe(404);
  });

  test("is sent only in the version that was seen, and keeps no answers of hidden fields", async () => {
    const { data: draft } = await ask(omar, { ...device, deviceNumber: "X1" }, false);
    const path = `/requests/${draft.id}/submission`;
    expect((await omar.post(path, { version: draft.version + 1 })).problem.code).toBe("stale_version");
    const { data } = await omar.post<Request>(path, { version: draft.version });
    expect([data.state, data.answers]).toEqual(["waiting", device]);
  });
});

describe("a request in progress", () => {
  test("moves from the manager to the desk, and notifies each of them and the requester", async () => {
    const before = (await majed.get<WorkCount>("/work-list/count")).data;
    const request = await asked();
    expect([request.step?.key, namesOf(request)]).toEqual(["manager", ["Majed"]]);
    expect(request.steps.map(({ key, state, deciders }) => [key, state, deciders[0]?.person.nameEn])).toEqual([
      ["manager", "current", "Majed"],
      ["desk", "ahead", "Alia"],
    ]);
    expect(Date.parse(request.expectedBy ?? "")).toBeGreaterThan(Date.now());
    const waiting = (await majed.get<WorkCount>("/work-list/count")).data;
    expect(waiting).toMatchObject({ approvals: before.approvals + 1, count: before.count + 1 });
    const list = await majed.get<{ id: string }[]>("/work-list");
    expect(list.data.map(({ id }) => id)).toContain(request.id);
    const bell = await majed.get<{ kind: string; request: { id: string } }[]>("/notifications?kind=approvalWaiting");
    expect(bell.data[0]).toMatchObject({ request: { id: request.id, serviceEn: "IT request" } });

    expect((await decide(majed, request.id, { reason: "Needed" })).data.step?.key).toBe("desk");
    expect((await majed.get<WorkCount>("/work-list/count")).data).toEqual(before);
    // The approval is done, so the notification is settled.
    const settled = await majed.get<{ isRead: boolean }[]>("/notifications?kind=approvalWaiting");
    expect(settled.data[0]).toMatchObject({ request: { id: request.id }, isRead: true });
    const { data: done } = await decide(alia, request.id, { step: "desk" });
    expect([done.state, done.expectedBy, done.deciderCount]).toEqual(["approved", null, 0]);
    expect(done.history.map(({ kind, actor, text }) => [kind, actor?.nameEn ?? null, text])).toEqual([
      ["submitted", "Omar", null],
      ["stepEntered", null, null],
      ["approved", "Majed", "Needed"],
      ["stepEntered", null, null],
      ["approved", "Alia", null],
      ["completed", null, null],
    ]);
    const told = await omar.get<{ request: { outcome: string } }[]>("/notifications?kind=requestStep");
    expect(told.data.slice(0, 2).map((line) => line.request.outcome)).toEqual(["approved", "stepApproved"]);
  });

  test("skips the manager's step for a repair", async () => {
    const { data } = await ask(omar, { kind: "repair", deviceNumber: "7", details: "Broken" });
    expect([data.step?.key, data.steps.length]).toEqual(["desk", 1]);
  });

  test("returns to the requester and is sent again, with every round in its history", async () => {
    const { id, version } = await asked();
    // A comment does not change the version.
    await omar.post(`/requests/${id}/comments`, { text: "It is for the new desk" });
    expect((await read(majed, id)).version).toBe(version);
    const returned = await decide(majed, id, { decision: "return", reason: "Which one?" });
    expect(returned.data.state).toBe("returned");
    expect((await omar.get<WorkCount>("/work-list/count")).data.returned).toBe(1);
    const mine = await read(omar, id);
    expect([mine.can.edit, mine.history.at(-1)?.text]).toEqual([true, "Which one?"]);
    const answers = { ...device, details: "27 inches" };
    const { data: edited } = await omar.patch<Request>(`/requests/${id}`, { version: mine.version, answers });
    await omar.post(`/requests/${id}/submission`, { version: edited.version });
    expect((await omar.get<WorkCount>("/work-list/count")).data.returned).toBe(0);
    // A screen that still shows the first round cannot decide the second.
    expect((await decide(majed, id, { version })).problem.code).toBe("step_decided");
    const again = await decide(majed, id, { decision: "reject", reason: "No money" });
    expect([again.data.state, again.data.endedAt]).toEqual(["rejected", expect.any(String)]);
    expect(again.data.history.map(({ kind }) => kind)).toEqual([
      "submitted",
      "stepEntered",
      "commented",
      "returned",
      "submitted",
      "stepEntered",
      "rejected",
    ]);
  });

  test("shows comments to approvers, and refuses empty comments", async () => {
    const { id } = await asked();
    expect((await majed.post(`/requests/${id}/comments`, { text: " " })).status).toBe(400);
    const { data } = await majed.post<Request>(`/requests/${id}/comments`, { text: "Which size?" });
    expect(data.history.at(-1)).toMatchObject({ kind: "commented", text: "Which size?", actor: { nameEn: "Majed" } });
    expect((await read(omar, id)).history.at(-1)?.text).toBe("Which size?");
    // A comment by the requester notifies the current approver.
    await omar.post(`/requests/${id}/comments`, { text: "27 inches" });
    const bell = await majed.get<{ request: object }[]>("/notifications?kind=approvalWaiting");
    expect(bell.data[0]).toMatchObject({ request: { id, outcome: "commented" } });
  });

  test("is decided in bulk, each request on its own", async () => {
    const [first, second] = [await asked(), await asked(reem)];
    await decide(majed, second.id);
    const items = [first, second].map(({ id, version }) => ({ request: id, step: "manager", version }));
    expect((await majed.post("/decisions", { decision: "reject", items })).status).toBe(422);
    const { data } = await majed.post<{ results: object[] }>("/decisions", { decision: "approve", items });
    expect(data.results).toEqual([
      { request: first.id, isDone: true, code: null },
      { request: second.id, isDone: false, code: "step_decided" },
    ]);
  });

  test("is decided once by concurrent decisions", async () => {
    const { id } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        decide(majed, id, index % 2 === 0 ? {} : { decision: "reject", reason: "No" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.code === "step_decided")).toHaveLength(5);
    const decisions = (await read(omar, id)).history.filter(({ kind }) => kind === "approved" || kind === "rejected");
    expect(decisions).toHaveLength(1);
  });
});

test("a rejected or withdrawn request is repeated only by its requester while the service is active", async () => {
  const again = async (by: Caller, id: string): Promise<boolean> => (await read(by, id)).can.askAgain;
  const { id } = await asked();
  expect(await again(omar, id)).toBe(false);
  await decide(majed, id, { decision: "reject", reason: "Not this year" });
  expect([await again(omar, id), await again(majed, id)]).toEqual([true, false]);
  const withdrawn = await asked();
  await omar.post(`/requests/${withdrawn.id}/withdrawal`, {});
  expect(await again(omar, withdrawn.id)).toBe(true);
  const { primary } = world.database;
  const offer = (isActive: boolean) =>
    primary.updateTable("service").set({ is_active: isActive }).where("code", "=", "itRequest").execute();
  await offer(false);
  expect(await again(omar, id)).toBe(false);
  await offer(true);
});

describe("the approver", () => {
  test("is never the requester: it is the manager above, or a service manager as the last resort", async () => {
    expect(namesOf(await asked(majed))).toEqual(["Dana"]);
    const mine = await asked(dana);
    expect(mine.deciders.map(({ person, why }) => [person.nameEn, why])).toEqual([["Alia", "serviceManager"]]);
  });

  test("is replaced by a reachable manager if the manager has left since", async () => {
    const boss = await world.hire("Badr", { manager: dana.id });
    const nora = await world.hire("Nora", { manager: boss.id });
    const { id } = await asked(nora);
    await world.dismiss(boss.id, false);
    await world.run("services.review");
    const request = await read(nora, id);
    expect(request.deciders.map(({ person, why }) => [person.nameEn, why])).toEqual([["Dana", "managerAbove"]]);
    expect((await decide(dana, id)).status).toBe(200);
  });
});

test("a former manager cannot decide, even before the review job has run", async () => {
  const [former, next] = [await world.hire("Former"), await world.hire("Next")];
  const nora = await world.hire("Noor", { manager: former.id });
  const { id } = await asked(nora);
  await transaction(world.database.primary, (tx) => setManager(tx, nora.id, next.id));
  expect((await decide(former, id)).problem.code).toBe("step_decided");
});

test("lists contain the user's own requests unless others are requested, and only visible ones", async () => {
  const { id } = await asked(reem);
  const idsOf = async (by: Caller, query: string): Promise<string[]> =>
    (await by.get<RequestSummary[]>(`/requests?limit=100&${query}`)).data.map((row) => row.id);
  expect(await idsOf(omar, "mine=false")).toEqual([]);
  expect(await idsOf(reem, "state=waiting&service=itRequest")).toContain(id);
  expect(await idsOf(reem, "state=approved")).not.toContain(id);
  expect(await idsOf(majed, "mine=true")).not.toContain(id);
  expect(await idsOf(majed, "mine=false&state=waiting")).toContain(id);
  expect(await idsOf(alia, "mine=false&service=itRequest")).toContain(id);
  expect(await idsOf(alia, "mine=false&state=draft")).toEqual([]);
});

test("the history of a request and published versions cannot be changed", async () => {
  const { id } = await asked();
  const { primary } = world.database;
  const refusal = /never changed/;
  await expect(
    primary.updateTable("request_event").set({ text: "x" }).where("request_id", "=", id).execute(),
  ).rejects.toThrow(refusal);
  await expect(primary.deleteFrom("request_event").where("request_id", "=", id).execute()).rejects.toThrow(refusal);
  await expect(primary.updateTable("service_version").set({ definition: "{}" }).execute()).rejects.toThrow(refusal);
});

test("built-in services are complete: in both languages, with every field their effect needs", async () => {
  const { data } = await alia.get<ManagedService[]>("/service-definitions");
  const built = data.flatMap(({ code, published, effect }) =>
    published === null ? [] : [{ code, published, effect }],
  );
  expect(built.length).toBeGreaterThanOrEqual(6);
  for (const { published, effect, code } of built) {
    expect({ code, parsed: definition.safeParse(published).success }).toEqual({ code, parsed: true });
    expect(formDefinition.safeParse(published.form).success).toBe(true);
    expect({ code, objections: objectToDefinition(published, effect) }).toEqual({ code, objections: [] });
  }
});

test("step durations come from history once there are five, and from the definition before", async () => {
  // A Sunday; of the twenty hours from Thursday on, seven are on the weekend.
  const start = Date.parse("2026-03-01T08:00:00Z");
  const at = (hours: number): void => setClock(() => start + hours * 3_600_000);
  at(0);
  const before = (await omar.get<Service>("/services/hourlyPermission")).data.expectation;
  expect(before).toEqual({ source: "definition", medianHours: 8, ninetiethHours: 8, samples: 0 });
  const lead = await world.hire("Lead");
  const own = await world.hire("Own", { manager: lead.id });
  const { data: entry } = await world.as("Salem").post<{ id: string }>("/attendance/lookups", {
    category: "permissionType",
    nameEn: "Errand",
    nameAr: "ظرف",
  });
  for (const [index, hours] of [1, 2, 3, 4, 20].entries()) {
    at(index * 24);
    const day = `2026-03-${String(10 + index)}`;
    const answers = { day, hours: { from: "10:00", to: "10:30" }, reason: entry.id };
    const { data, problem } = await own.post<Request>("/requests", {
      service: "hourlyPermission",
      answers,
      submit: true,
    });
    expect(problem.fields).toBeUndefined();
    at(index * 24 + hours);
    expect((await decide(lead, data.id)).status).toBe(200);
  }
  at(200);
  const { expectation } = (await omar.get<Service>("/services/hourlyPermission")).data;
  expect(expectation).toEqual({ source: "history", medianHours: 3, ninetiethHours: 13, samples: 5 });
});

test("the personal data export contains only the comments that its owner wrote", async () => {
  const { id } = await asked();
  await omar.post(`/requests/${id}/comments`, { text: "It is urgent" });
  await majed.post(`/requests/${id}/comments`, { text: "Is it?" });
  const textsOf = async (name: string, person: Caller): Promise<(string | null)[]> => {
    const part = serviceData.parts.find((one) => one.name === name);
    const rows = await statement<{ request: string; kind: string; text: string | null }>(part?.query ?? "")(
      world.database.primary,
      [person.id],
    );
    return rows.filter(({ request, kind }) => request === id && kind === "commented").map(({ text }) => text);
  };
  expect(await textsOf("request-history", omar)).toEqual(["It is urgent", null]);
  expect(await textsOf("my-part", majed)).toEqual(["Is it?"]);
});
