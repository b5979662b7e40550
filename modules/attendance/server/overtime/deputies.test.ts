import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, onlyClaimOf, startOvertime, waitingFor, type TestOvertime } from "#testing/attendance-overtime.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { OvertimeRequest, OwnOvertimeRequest } from "../../contract/schemas-overtime-request.ts";

let overtime: TestOvertime;
beforeAll(async () => {
  overtime = await startOvertime();
});
afterAll(() => overtime.attendance.close());

const requests = "/attendance/overtime-requests";
const countOf = async (who: Caller) => (await who.get<{ overtime: number }>("/work-list/count")).data.overtime;
const hire = (name: string) => overtime.attendance.hire(name);

/** Lets a manager be away with a deputy who has accepted. */
async function standIn(manager: Caller, deputy: Caller, from: string, to: string): Promise<string> {
  const { data } = await manager.post<{ id: string }>("/deputies", { deputy: deputy.id, from, to });
  expect((await deputy.put(`/deputies/${data.id}/acceptance`)).status).toBe(200);
  return data.id;
}

test("claims and requests of a manager who is away reach the deputy, and only the deputy", async () => {
  setLocalClock("2026-01-10 09:00:00");
  const [manager, deputy, stranger] = [await hire("Manager"), await hire("Deputy"), await hire("Stranger")];
  const omar = await overtime.employee(manager);
  const policy = await overtime.policyFor(omar);
  await overtime.work(omar, "2026-01-11", "08:00", "17:30");
  const claim = await onlyClaimOf(omar);
  setLocalClock("2026-01-12 09:00:00");
  // Only asked, not accepted.
  const { data: asked } = await manager.post<{ id: string }>("/deputies", {
    deputy: deputy.id,
    from: "2026-01-12",
    to: "2026-01-14",
  });
  expect(refusal(await decide(deputy, claim, {}))).toEqual([404, "not_found"]);
  expect([await countOf(manager), await countOf(deputy)]).toEqual([1, 0]);
  await deputy.put(`/deputies/${asked.id}/acceptance`);
  expect([await countOf(manager), await countOf(deputy), await countOf(stranger)]).toEqual([0, 1, 0]);
  expect(await waitingFor(manager)).toEqual([]);
  expect(await waitingFor(deputy)).toMatchObject([{ person: { id: omar.id }, insteadOf: { id: manager.id } }]);
  expect(refusal(await decide(manager, claim, {}))).toEqual([403, "not_allowed"]);
  expect(refusal(await decide(stranger, claim, {}))).toEqual([404, "not_found"]);
  expect((await decide(deputy, claim, {})).data).toMatchObject({ state: "approved", decidedBy: { id: deputy.id } });
  const recorded = await overtime.attendance.database.primary
    .selectFrom("audit")
    .select(["actor_id", "details"])
    .where("action", "=", "overtimeClaim.approved")
    .where("subject_id", "=", claim.id)
    .execute();
  expect(recorded).toMatchObject([{ actor_id: deputy.id, details: { insteadOf: manager.id } }]);

  await overtime.attendance
    .as("Mona")
    .patch(`/attendance/overtime-policies/${policy.id}`, { version: 1, approval: "before" });
  const ask = { date: "2026-01-13", minutes: 60, reason: "Stocktaking" };
  const { data: request } = await omar.post<OwnOvertimeRequest>(requests, ask);
  const waiting = async (who: Caller) =>
    (await who.get<OvertimeRequest[]>(`${requests}/waiting`)).data.map(({ id, insteadOf }) => [id, insteadOf?.id]);
  expect([await waiting(manager), await waiting(deputy)]).toEqual([[], [[request.id, manager.id]]]);
  const told = async (who: Caller) =>
    (await who.get<{ subject: { kind: string } }[]>("/notifications")).data.filter(
      ({ subject }) => subject.kind === "overtimeRequest",
    );
  expect([await told(manager), await told(deputy)]).toMatchObject([[], [{ kind: "approvalWaiting", isRead: false }]]);
  const approve = (who: Caller) =>
    who.post(`${requests}/${request.id}/decision`, { version: request.version, decision: "approve" });
  expect(refusal(await approve(manager))).toEqual([403, "not_allowed"]);
  expect((await approve(deputy)).status).toBe(200);
});

test("they return when the deputy is no longer one, and on the day after", async () => {
  setLocalClock("2026-01-17 09:00:00");
  const [manager, deputy] = [await hire("Manager"), await hire("Deputy")];
  const omar = await overtime.employee(manager);
  await overtime.policyFor(omar);
  await overtime.work(omar, "2026-01-18", "08:00", "17:30");
  setLocalClock("2026-01-19 09:00:00");
  await standIn(manager, deputy, "2026-01-19", "2026-01-20");
  expect([await countOf(manager), await countOf(deputy)]).toEqual([0, 1]);
  setLocalClock("2026-01-21 09:00:00");
  expect([await countOf(manager), await countOf(deputy)]).toEqual([1, 0]);
  const second = await standIn(manager, deputy, "2026-01-21", "2026-01-22");
  expect(await countOf(deputy)).toBe(1);
  await deputy.delete(`/deputies/${second}`);
  expect([await countOf(manager), await countOf(deputy)]).toEqual([1, 0]);
});

test("a deputy does not decide about himself, and is passed over when away as well", async () => {
  setLocalClock("2026-01-24 09:00:00");
  const [manager, third] = [await hire("Manager"), await hire("Third")];
  const [deputy, omar] = [await overtime.employee(manager), await overtime.employee(manager)];
  await overtime.policyFor(deputy);
  await overtime.policyFor(omar);
  await overtime.work(deputy, "2026-01-25", "08:00", "17:30");
  await overtime.work(omar, "2026-01-26", "08:00", "17:30");
  setLocalClock("2026-01-27 09:00:00");
  await standIn(manager, deputy, "2026-01-27", "2026-01-29");
  const people = async (who: Caller) => (await waitingFor(who)).map(({ person }) => person.id);
  expect([await people(manager), await people(deputy)]).toEqual([[deputy.id], [omar.id]]);
  expect(refusal(await decide(deputy, await onlyClaimOf(deputy), {}))).toEqual([422, "own_attendance"]);
  await standIn(deputy, third, "2026-01-27", "2026-01-29");
  expect([await people(manager), await people(deputy), await people(third)]).toEqual([[deputy.id, omar.id], [], []]);
  expect((await decide(manager, await onlyClaimOf(omar), {})).status).toBe(200);
});
