import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startServices, versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Deputy, WorkCount } from "../../contract/schemas-work.ts";

let services: TestServices;
let count = 0;
let alia: Caller;

beforeAll(async () => {
  services = await startServices();
  alia = services.as("Alia");
});
afterAll(() => services.close());

type Team = { boss: Caller; lead: Caller; worker: Caller; friend: Caller };
/** A new team, on Tuesday 13 January 2026. */
async function team(): Promise<Team> {
  count += 1;
  const boss = await services.hire(`Boss ${count}`);
  const lead = await services.hire(`Lead ${count}`, { manager: boss.id });
  const worker = await services.hire(`Worker ${count}`, { manager: lead.id });
  const friend = await services.hire(`Friend ${count}`, { manager: boss.id });
  setLocalClock("2026-01-13 09:00:00");
  return { boss, lead, worker, friend };
}
/** A user with the permission `user.manage` only. */
async function keeper(): Promise<Caller> {
  const { primary } = services.database;
  const role = primary.selectFrom("role").select(["id as role_id", sql.lit("user.manage").as("permission")]);
  await primary
    .insertInto("role_permission")
    .columns(["role_id", "permission"])
    .expression(role.where("key", "=", "moderator"))
    .execute();
  return services.hire("Keeper", { role: "moderator" });
}
const device = { kind: "device", details: "A screen" };
const send = async (by: Caller): Promise<Request> =>
  (await by.post<Request>("/requests", { service: "itRequest", answers: device, submit: true })).data;
const approve = async (by: Caller, id: string) => {
  const body = { step: "manager", version: await versionOf(by, id), decision: "approve" };
  return by.post<Request>(`/requests/${id}/decisions`, body);
};
const appoint = (by: Caller, deputy: string, from = "2026-01-13", to = "2026-01-15"): Promise<Answer<Deputy>> =>
  by.post<Deputy>("/deputies", { deputy, from, to });
const askedOf = async (by: Caller, id: string): Promise<(string | null | undefined)[][]> =>
  (await by.get<Request>(`/requests/${id}`)).data.deciders.map(({ person, insteadOf }) => [
    person.id,
    insteadOf?.person.id,
    insteadOf?.until,
  ]);
const accept = (by: Caller, id: string) => by.put<Deputy>(`/deputies/${id}/acceptance`);

describe("a deputy is refused", () => {
  test("who is oneself, unknown, absent or a second one is refused, as are past and reversed dates", async () => {
    const { lead, friend, boss } = await team();
    const refused = async (...asked: Parameters<typeof appoint>) => {
      const { problem } = await appoint(...asked);
      return [problem.code, problem.fields[0]?.path];
    };
    expect(await refused(lead, lead.id)).toEqual(["fields_conflict", "deputy"]);
    expect(await refused(lead, "999999")).toEqual(["person_unknown", "deputy"]);
    expect(await refused(lead, friend.id, "2026-01-15", "2026-01-14")).toEqual(["fields_conflict", "to"]);
    expect(await refused(lead, friend.id, "2026-01-01", "2026-01-12")).toEqual(["fields_conflict", "to"]);
    await appoint(friend, boss.id);
    expect(await refused(lead, friend.id)).toEqual(["fields_conflict", "deputy"]);
    await appoint(lead, boss.id);
    expect(await refused(lead, alia.id, "2026-01-15", "2026-01-20")).toEqual(["fields_conflict", "from"]);
  });

  test("only the deputy can accept, and only the deputy is asked", async () => {
    const { lead, friend, worker } = await team();
    const { data } = await appoint(lead, friend.id);
    expect((await accept(lead, data.id)).status).toBe(404);
    expect((await accept(worker, data.id)).status).toBe(404);
    expect((await worker.delete(`/deputies/${data.id}`)).status).toBe(404);
    expect((await friend.get<WorkCount>("/work-list/count")).data.deputies).toBe(1);
    expect((await lead.get<WorkCount>("/work-list/count")).data.deputies).toBe(0);
  });
});

describe("approvals of an absent person", () => {
  test("are passed to the deputy once accepted, with the reason, and are returned afterwards", async () => {
    const { lead, friend, worker } = await team();
    const before = await send(worker);
    const { data } = await appoint(lead, friend.id);
    expect(await askedOf(worker, before.id)).toEqual([[lead.id, undefined, undefined]]);
    await accept(friend, data.id);
    expect(await askedOf(worker, before.id)).toEqual([[friend.id, lead.id, "2026-01-15"]]);
    const after = await send(worker);
    expect(await askedOf(worker, after.id)).toEqual([[friend.id, lead.id, "2026-01-15"]]);
    expect((await approve(lead, after.id)).problem.code).toBe("step_decided");
    const { data: decided } = await approve(friend, after.id);
    expect(decided.history.find(({ kind }) => kind === "approved")).toMatchObject({
      actor: { id: friend.id },
      insteadOf: { id: lead.id },
    });
    setLocalClock("2026-01-16 00:30:00");
    await services.run("services.review");
    expect(await askedOf(worker, before.id)).toEqual([[lead.id, undefined, undefined]]);
  });

  test("are passed to the deputy on the first day, and are returned when the deputy declines later", async () => {
    const { lead, friend, worker } = await team();
    const { data } = await appoint(lead, friend.id, "2026-01-14", "2026-01-15");
    await accept(friend, data.id);
    const { id } = await send(worker);
    expect(await askedOf(worker, id)).toEqual([[lead.id, undefined, undefined]]);
    setLocalClock("2026-01-14 00:10:00");
    await services.run("services.review");
    expect(await askedOf(worker, id)).toEqual([[friend.id, lead.id, "2026-01-15"]]);
    expect((await friend.delete(`/deputies/${data.id}`)).status).toBe(204);
    expect(await askedOf(worker, id)).toEqual([[lead.id, undefined, undefined]]);
  });

  test("are never passed to the requester, and are passed on once only", async () => {
    const { lead, worker } = await team();
    await accept(worker, (await appoint(lead, worker.id)).data.id);
    expect(await askedOf(worker, (await send(worker)).id)).toEqual([[lead.id, undefined, undefined]]);
    const other = await team();
    await accept(other.lead, (await appoint(other.boss, other.lead.id)).data.id);
    expect((await askedOf(other.friend, (await send(other.friend)).id))[0]?.[0]).toBe(other.lead.id);
    await accept(alia, (await appoint(other.lead, alia.id)).data.id);
    expect((await askedOf(other.friend, (await send(other.friend)).id))[0]?.[0]).toBe(other.boss.id);
  });

  test("of annual leave ask the named deputy once the leave is approved", async () => {
    const { boss, lead, friend } = await team();
    const answers = { period: { from: "2026-01-18", to: "2026-01-22" }, deputy: friend.id };
    const { data } = await lead.post<Request>("/requests", { service: "annualLeave", answers, submit: true });
    expect((await friend.get<WorkCount>("/work-list/count")).data.deputies).toBe(0);
    expect((await approve(boss, data.id)).data.state).toBe("approved");
    const { data: asked } = await friend.get<Deputy[]>("/deputies");
    expect(asked).toMatchObject([{ person: { id: lead.id }, from: "2026-01-18", to: "2026-01-22", acceptedAt: null }]);
    expect((await friend.get<WorkCount>("/work-list/count")).data).toMatchObject({ deputies: 1, count: 1 });
  });
});

describe("approvals of a person who leaves", () => {
  const handOver = (from: string, to: string, by = alia) =>
    by.post<{ handedOver: number }>("/hand-overs", { from, to });
  const approvalsOf = (person: string, by = alia) => by.get<object[]>(`/waiting-approvals?person=${person}`);

  test("cannot be handed over without the permission, to the same person, or to an unknown person", async () => {
    const { lead, friend } = await team();
    expect((await handOver(lead.id, friend.id, lead)).status).toBe(403);
    expect((await approvalsOf(lead.id, friend)).status).toBe(403);
    expect((await handOver(lead.id, lead.id)).problem.fields[0]?.path).toBe("to");
    expect((await handOver(lead.id, "999999")).problem.code).toBe("person_unknown");
  });

  test("cannot be handed over by an officer with fewer permissions, or to the officer", async () => {
    const { lead, worker, friend } = await team();
    const officer = await keeper();
    expect((await handOver(alia.id, friend.id, officer)).problem.code).toBe("permission_not_held");
    expect((await handOver(lead.id, officer.id, officer)).problem.code).toBe("own_authority");
    await send(worker);
    expect((await handOver(lead.id, friend.id, officer)).data.handedOver).toBe(1);
  });

  test("are listed and handed over, but not to the requester", async () => {
    const { lead, worker, friend } = await team();
    const { id } = await send(worker);
    expect((await approvalsOf(lead.id)).data).toMatchObject([
      { request: id, requester: { id: worker.id }, serviceEn: "IT request", isAlone: true },
    ]);
    expect((await handOver(lead.id, worker.id)).data.handedOver).toBe(0);
    expect((await handOver(lead.id, friend.id)).data.handedOver).toBe(1);
    expect((await approvalsOf(lead.id)).data).toEqual([]);
    await services.dismiss(lead.id);
    await services.run("services.review");
    const { data } = await worker.get<Request>(`/requests/${id}`);
    expect(data.deciders).toMatchObject([
      { person: { id: friend.id }, why: "handedOver", insteadOf: { person: { id: lead.id }, until: null } },
    ]);
    expect((await approve(friend, id)).status).toBe(200);
  });

  test("are assigned by the rules if they were not handed over", async () => {
    const { boss, lead, worker } = await team();
    const { id } = await send(worker);
    await services.dismiss(lead.id);
    expect(await askedOf(worker, id)).toEqual([[boss.id, undefined, undefined]]);
    expect((await boss.get<WorkCount>("/work-list/count")).data.approvals).toBe(1);
  });

  test("block dismissal while no other user could decide them", async () => {
    // There are two administrators: one is the requester, the other decides.
    const other = await services.hire("Amal", { role: "administrator" });
    const { id } = await send(other);
    expect(await askedOf(other, id)).toEqual([[alia.id, undefined, undefined]]);
    await expect(services.dismiss(alia.id)).rejects.toMatchObject({ code: "approvals_waiting" });
    expect((await other.get<Request>(`/requests/${id}`)).data.deciderCount).toBe(1);
    expect((await approve(alia, id)).status).toBe(200);
  });
});
