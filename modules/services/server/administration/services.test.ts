import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServices, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import type { DefinitionInput, ManagedService } from "../../contract/schemas-definition.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Service, ServiceSummary } from "../../contract/schemas-service.ts";

let services: TestServices;
let alia: Caller, omar: Caller, reem: Caller, majed: Caller;
let count = 0;

beforeAll(async () => {
  services = await startServices();
  [alia, omar, reem, majed] = [services.as("Alia"), services.as("Omar"), services.as("Reem"), services.as("Majed")];
});
afterAll(() => services.close());

const field = { key: "what", type: "text", labelEn: "What", labelAr: "ماذا", required: true } as const;
const step = {
  key: "manager",
  nameEn: "Manager",
  nameAr: "المدير",
  deciders: [{ kind: "manager" as const }],
  mode: "any" as const,
};
const definition: DefinitionInput = {
  nameEn: "Parking",
  nameAr: "موقف",
  summaryEn: "A place for a car.",
  summaryAr: "مكان لسيارة.",
  expectedDuration: { amount: 1, unit: "days" },
  form: { fields: [field] },
  flow: { steps: [step] },
};
const nextCode = (): string => `parking${(count += 1)}`;
const create = (body: object = {}, by = alia): Promise<Answer<ManagedService>> =>
  by.post<ManagedService>("/service-definitions", { code: nextCode(), draft: definition, ...body });
const change = (code: string, body: object) => alia.patch<ManagedService>(`/service-definitions/${code}`, body);
const publish = (code: string, version: number) =>
  alia.post<ManagedService>(`/service-definitions/${code}/publication`, { version });
/** A service that all employees may request. */
async function published(body: object = {}): Promise<ManagedService> {
  const { data, problem } = await create(body);
  expect(problem.code).toBeUndefined();
  return (await publish(data.code, data.version)).data;
}
const codesOf = async (by: Caller): Promise<string[]> =>
  (await by.get<ServiceSummary[]>("/services")).data.map(({ code }) => code);

describe("managing services is refused", () => {
  test("every route is refused with 403 without the permission", async () => {
    const { code, version } = await published();
    for (const refused of [
      await omar.get("/service-definitions"),
      await omar.get(`/service-definitions/${code}`),
      await omar.get(`/service-definitions/${code}/versions`),
      await create({}, omar),
      await omar.patch(`/service-definitions/${code}`, { version, isActive: false }),
      await omar.post(`/service-definitions/${code}/publication`, { version }),
    ]) {
      expect(refused.status).toBe(403);
    }
  });

  test("a taken code, an unknown role or person, and the role of all employees are refused", async () => {
    const { code } = await published();
    const flowOf = (decider: object) => ({ steps: [{ ...step, deciders: [decider] }] });
    const refused = async (body: object) => {
      const { problem } = await create(body);
      return [problem.code, problem.fields[0]?.path];
    };
    const everybody = await services.database.primary
      .selectFrom("role")
      .select("id")
      .where("key", "=", "employee")
      .executeTakeFirstOrThrow();
    const at = "draft.flow.steps.0.deciders.0";
    expect(await refused({ code })).toEqual(["name_taken", "code"]);
    expect(await refused({ roles: ["999999"] })).toEqual(["role_unknown", "roles.0"]);
    const drafted = (decider: object) => refused({ draft: { ...definition, flow: flowOf(decider) } });
    expect(await drafted({ kind: "role", role: "999999" })).toEqual(["role_unknown", at]);
    expect(await drafted({ kind: "person", person: "999999" })).toEqual(["person_unknown", at]);
    expect(await drafted({ kind: "role", role: everybody.id })).toEqual(["fields_conflict", at]);
  });

  test("publishing an incomplete definition is refused with the path of each problem", async () => {
    const draft = {
      ...definition,
      nameAr: "",
      form: { fields: [{ ...field, labelAr: "" }] },
      flow: { steps: [{ ...step, nameEn: " ", when: { field: "gone", is: "filled" } }] },
    };
    const { data } = await create({ draft });
    const { status, problem } = await publish(data.code, data.version);
    expect([status, problem.fields.map(({ path, code }) => [path, code])]).toEqual([
      422,
      [
        ["nameAr", "bothLanguages"],
        ["form.fields.0.labelAr", "bothLanguages"],
        ["flow.steps.0.nameEn", "bothLanguages"],
        ["flow.steps.0.when", "conditionField"],
        ["flow.steps", "stepAlways"],
      ],
    ]);
    expect((await omar.get(`/services/${data.code}`)).status).toBe(404);
  });

  test("publishing without a draft, and changing or publishing a stale version, are refused", async () => {
    const { code, version } = await published();
    expect((await publish(code, version)).problem.fields[0]?.path).toBe("draft");
    const stale = await change(code, { version: version - 1, isActive: false });
    expect([stale.status, stale.problem.current]).toMatchObject([409, { code, version }]);
    expect((await publish(code, version - 1)).status).toBe(409);
  });

  test("publishing a built-in service without a field that its approval needs is refused", async () => {
    const { data: leave } = await alia.get<ManagedService>("/service-definitions/annualLeave");
    const draft = { ...leave.published, form: { fields: [field] } };
    const { data } = await change("annualLeave", { version: leave.version, draft });
    const { problem } = await publish("annualLeave", data.version);
    expect(problem.fields.map(({ path, code }) => [path, code])).toContainEqual(["form.fields", "fieldOfEffect"]);
    const [period] = leave.published?.form.fields ?? [];
    const form = { fields: [period, { ...field, key: "deputy" }] };
    const { data: next } = await change("annualLeave", { version: data.version, draft: { ...leave.published, form } });
    const { problem: unlike } = await publish("annualLeave", next.version);
    expect(unlike.fields.map(({ path, code }) => [path, code])).toEqual([["form.fields", "personOfEffect"]]);
    await change("annualLeave", { version: next.version, draft: null });
  });
});

describe("a service", () => {
  test("is offered once published, and is a favourite only of the user who marked it", async () => {
    const { data } = await create();
    expect(await codesOf(omar)).not.toContain(data.code);
    await publish(data.code, data.version);
    expect(await codesOf(omar)).toContain(data.code);
    expect((await omar.put<object>(`/services/${data.code}/favourite`)).data).toEqual({ isFavourite: true });
    await omar.put(`/services/${data.code}/favourite`);
    const favourite = async (by: Caller) => (await by.get<Service>(`/services/${data.code}`)).data.isFavourite;
    expect([await favourite(omar), await favourite(reem)]).toEqual([true, false]);
    expect((await omar.delete<object>(`/services/${data.code}/favourite`)).data).toEqual({ isFavourite: false });
    expect((await omar.put("/services/nothing/favourite")).status).toBe(404);
  });

  test("is hidden from users outside its roles", async () => {
    const { id } = await services.database.primary
      .selectFrom("role")
      .select("id")
      .where("key", "=", "attendanceOfficer")
      .executeTakeFirstOrThrow();
    const { code } = await published({ roles: [id] });
    expect((await omar.get(`/services/${code}`)).status).toBe(404);
    expect((await omar.post(`/services/${code}/trial`, { answers: {} })).status).toBe(404);
    const refused = await omar.post("/requests", { service: code, answers: { what: "One" }, submit: true });
    expect(refused.problem.code).toBe("service_closed");
    expect((await services.as("Salem").get(`/services/${code}`)).status).toBe(200);
  });

  test("applies changes to new requests; requests in progress keep their version", async () => {
    const { code } = await published();
    const ask = async (answers: object): Promise<Answer<Request>> =>
      omar.post<Request>("/requests", { service: code, answers, submit: true });
    const running = (await ask({ what: "One" })).data;
    const { data: draft } = await omar.post<Request>("/requests", { service: code, answers: { what: "Two" } });
    const { data: managed } = await alia.get<ManagedService>(`/service-definitions/${code}`);
    const next = {
      ...definition,
      form: { fields: [field, { ...field, key: "plate", labelEn: "Plate", labelAr: "اللوحة" }] },
      flow: { steps: [step, { ...step, key: "second", deciders: [{ kind: "person", person: alia.id }] }] },
    };
    const { data: changed } = await change(code, { version: managed.version, draft: next });
    expect((await omar.get<Service>(`/services/${code}`)).data.form.fields).toHaveLength(1);
    // Alia makes herself an approver, and no other user could publish it for her.
    const refused = await publish(code, changed.version);
    expect([refused.problem.code, refused.problem.fields[0]?.path]).toEqual(["own_authority", "reason"]);
    const given = { version: changed.version, reason: "Nobody else is here" };
    const { data: made } = await alia.post<ManagedService>(`/service-definitions/${code}/publication`, given);
    expect(made.publishedVersion).toBe(2);
    const { data: versions } = await alia.get<{ number: number; requests: number }[]>(
      `/service-definitions/${code}/versions`,
    );
    expect(versions.map(({ number, requests }) => [number, requests])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const decided = await majed.post<Request>(`/requests/${running.id}/decisions`, {
      step: "manager",
      version: running.version,
      decision: "approve",
    });
    expect([decided.data.state, decided.data.serviceVersion, decided.data.form.fields.length]).toEqual([
      "approved",
      1,
      1,
    ]);
    // A draft follows the current version.
    const late = await omar.post<Request>(`/requests/${draft.id}/submission`, { version: draft.version });
    expect(late.problem.fields.map(({ path }) => path)).toEqual(["answers.plate"]);
    expect((await ask({ what: "One", plate: "A 1" })).data.serviceVersion).toBe(2);
  });

  test("refuses new requests once inactive; waiting requests can still be decided", async () => {
    const { code } = await published();
    const { data } = await omar.post<Request>("/requests", { service: code, answers: { what: "One" }, submit: true });
    const { data: managed } = await alia.get<ManagedService>(`/service-definitions/${code}`);
    expect(managed.waiting).toBe(1);
    await change(code, { version: managed.version, isActive: false });
    expect((await omar.get(`/services/${code}`)).status).toBe(404);
    const returned = { step: "manager", version: data.version, decision: "return", reason: "Which car?" };
    expect((await majed.post(`/requests/${data.id}/decisions`, returned)).status).toBe(200);
    const { version } = (await omar.get<Request>(`/requests/${data.id}`)).data;
    expect((await omar.post(`/requests/${data.id}/submission`, { version })).status).toBe(200);
  });
});
