import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock, type World } from "#testing/attendance-world.ts";
import { versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Allowance, Service } from "../../contract/schemas-service.ts";
import type { Deputy, WorkCount } from "../../contract/schemas-work.ts";

let workplace: Workplace;
let services: TestServices;
let world: World;
let errand: string;
let dana: Caller, salem: Caller, alia: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services, world } = workplace);
  errand = await world.lookUp("permissionType");
  [dana, salem, alia] = [services.as("Dana"), services.as("Salem"), services.as("Alia")];
});
afterAll(() => services.close());

const employee = (): Promise<Caller> => workplace.employee();
/** Two weeks from Sunday 18 January: ten working days. */
const fortnight = { period: { from: "2026-01-18", to: "2026-01-29" } };
async function granted(by: Caller, service: string, answers: object): Promise<string> {
  const { data } = await by.post<Request>("/requests", { service, answers, submit: true });
  const version = await versionOf(dana, data.id);
  const body = { step: "manager", version, decision: "approve" };
  expect((await dana.post<Request>(`/requests/${data.id}/decisions`, body)).data.state).toBe("approved");
  return data.id;
}
const absenceOf = async (user: string): Promise<Absence | undefined> =>
  (await salem.get<Absence[]>(`/attendance/absences?user=${user}`)).data[0];
async function entered(by: Caller): Promise<Absence> {
  const absence = await absenceOf(by.id);
  if (absence === undefined) throw new Error("Nothing is entered.");
  return absence;
}
const remove = (officer: Caller, { id }: Absence, reason = "Called back"): Promise<Answer<unknown>> =>
  officer.delete(`/attendance/absences/${id}?reason=${encodeURIComponent(reason)}`);
const shorten = (officer: Caller, { id, version }: Absence, left: object, more: object = { reason: "Came back" }) =>
  officer.patch<Absence>(`/attendance/absences/${id}`, { version, ...left, ...more });
const requestOf = async (by: Caller, id: string): Promise<Request> => (await by.get<Request>(`/requests/${id}`)).data;
const usedOf = async (by: Caller, service = "annualLeave"): Promise<Allowance | null> =>
  (await by.get<Service>(`/services/${service}`)).data.allowance;
const told = async (by: Caller) =>
  (await by.get<Notification[]>("/notifications")).data.map(({ request, reason, actors }) => [
    request?.outcome,
    reason,
    actors.map(({ id }) => id),
  ]);
const refusalOf = ({ status, problem }: Answer<unknown>): unknown[] => [status, problem.code, problem.fields[0]?.path];

describe("changing the entry of a request is refused", () => {
  test("without a reason, without the permission, and for a longer or equal period", async () => {
    const omar = await employee();
    const id = await granted(omar, "annualLeave", fortnight);
    const absence = await entered(omar);
    expect(absence).toMatchObject({ request: id, by: { id: dana.id } });
    expect(refusalOf(await salem.delete(`/attendance/absences/${absence.id}`))).toEqual([
      422,
      "fields_conflict",
      "reason",
    ]);
    const week = { fromDate: "2026-01-18", toDate: "2026-01-22" };
    expect(refusalOf(await shorten(salem, absence, week, {}))).toEqual([422, "fields_conflict", "reason"]);
    expect((await remove(dana, absence)).status).toBe(403);
    expect((await shorten(dana, absence, week)).status).toBe(403);
    for (const [path, left] of [
      ["fromDate", { fromDate: "2026-01-17", toDate: "2026-01-22" }],
      ["toDate", { fromDate: "2026-01-18", toDate: "2026-01-30" }],
      ["toDate", { fromDate: "2026-01-18", toDate: "2026-01-29" }],
      ["toDate", { fromDate: "2026-01-19", toDate: "2026-01-18" }],
      ["fromTime", { ...week, fromTime: "09:00" }],
    ] as const) {
      expect(refusalOf(await shorten(salem, absence, left))).toEqual([422, "fields_conflict", path]);
    }
    expect(await usedOf(omar)).toMatchObject({ used: 10, left: 20 });
    expect((await requestOf(omar, id)).state).toBe("approved");
  });

  test("with 409 if another officer has changed it first", async () => {
    const omar = await employee();
    await granted(omar, "annualLeave", fortnight);
    const absence = await entered(omar);
    const left = { fromDate: "2026-01-18", toDate: "2026-01-22" };
    expect((await shorten(salem, absence, left)).status).toBe(200);
    const late = await shorten(alia, absence, { fromDate: "2026-01-18", toDate: "2026-01-19" });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ code: "stale_version", current: { toDate: "2026-01-22", version: 2 } });
    expect(await usedOf(omar)).toMatchObject({ used: 5 });
  });

  test("in a locked month; the part in an open month can be taken back", async () => {
    const omar = await employee();
    const id = await granted(omar, "annualLeave", { period: { from: "2025-11-26", to: "2025-12-04" } });
    await world.lock("2025-11");
    const absence = await entered(omar);
    expect((await remove(salem, absence)).problem.code).toBe("month_locked");
    const into = { fromDate: "2025-11-26", toDate: "2025-11-27" };
    expect((await shorten(salem, absence, into)).problem.code).toBe("month_locked");
    expect(await requestOf(omar, id)).toMatchObject({ state: "approved" });
    expect((await shorten(salem, absence, { fromDate: "2025-11-26", toDate: "2025-11-30" })).status).toBe(200);
  });
});

describe("leave that an officer revokes", () => {
  test("returns its days, and the request shows the requester who revoked it and why", async () => {
    const omar = await employee();
    const id = await granted(omar, "annualLeave", fortnight);
    expect(await usedOf(omar)).toMatchObject({ used: 10, waiting: 0, left: 20 });
    expect((await remove(salem, await entered(omar))).status).toBe(204);
    expect(await usedOf(omar)).toMatchObject({ used: 0, waiting: 0, left: 30 });
    const request = await requestOf(omar, id);
    expect(request).toMatchObject({
      state: "revoked",
      endedAt: expect.any(String),
      can: { withdraw: false, edit: false },
    });
    expect(request.history.at(-1)).toMatchObject({
      kind: "revoked",
      actor: { id: salem.id },
      text: "Called back",
      left: [],
    });
    expect((await told(omar))[0]).toEqual(["revoked", "Called back", [salem.id]]);
    const mine = await omar.get<Request[]>("/requests?state=revoked");
    expect(mine.data.map((one) => one.id)).toEqual([id]);
    const audit = await services.database.primary
      .selectFrom("audit")
      .select(["actor_id"])
      .where("action", "=", "request.revoked")
      .where("subject_id", "=", id)
      .execute();
    expect(audit).toEqual([{ actor_id: salem.id }]);
    // Its days can be requested again.
    expect((await omar.post("/requests", { service: "annualLeave", answers: fortnight, submit: true })).status).toBe(
      201,
    );
  });

  test("is final: it can be neither decided nor withdrawn", async () => {
    const omar = await employee();
    const id = await granted(omar, "sickLeave", { period: { from: "2026-01-14", to: "2026-01-14" } });
    await remove(salem, await entered(omar));
    expect((await omar.post(`/requests/${id}/withdrawal`, {})).problem.code).toBe("request_fixed");
    const again = { step: "manager", version: await versionOf(dana, id), decision: "approve" };
    expect((await dana.post(`/requests/${id}/decisions`, again)).problem.code).toBe("step_decided");
    expect((await requestOf(dana, id)).state).toBe("revoked");
  });

  test("ends its deputy, and approvals passed over are returned", async () => {
    const lead = await services.hire("Lead", { manager: dana.id });
    const report = await services.hire("Report", { manager: lead.id });
    const reem = await employee();
    setLocalClock("2026-01-13 09:00:00");
    await granted(lead, "annualLeave", { period: { from: "2026-01-13", to: "2026-01-20" }, deputy: reem.id });
    const [asked] = (await reem.get<Deputy[]>("/deputies")).data;
    expect((await reem.put(`/deputies/${asked?.id}/acceptance`)).status).toBe(200);
    const waits = await report.post<Request>("/requests", {
      service: "annualLeave",
      answers: { period: { from: "2026-03-01", to: "2026-03-02" } },
      submit: true,
    });
    const deciders = async () => (await requestOf(report, waits.data.id)).deciders.map(({ person }) => person.id);
    const approvals = async (by: Caller) => (await by.get<WorkCount>("/work-list/count")).data.approvals;
    expect([await deciders(), await approvals(reem)]).toEqual([[reem.id], 1]);
    await remove(salem, await entered(lead));
    expect([await deciders(), await approvals(reem), await approvals(lead)]).toEqual([[lead.id], 0, 1]);
    expect((await reem.get<Deputy[]>("/deputies")).data).toEqual([]);
  });

  test("is returned once, whatever officers and the requester do concurrently", async () => {
    const omar = await employee();
    const id = await granted(omar, "annualLeave", fortnight);
    const absence = await entered(omar);
    const answers = await Promise.all([
      remove(salem, absence),
      remove(alia, absence),
      omar.post(`/requests/${id}/withdrawal`, {}),
      omar.post(`/requests/${id}/comments`, { text: "Is that so?" }),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([204, 404]);
    expect(answers[2]?.problem.code).toBe("request_fixed");
    expect(answers[3]?.status).toBe(201);
    const request = await requestOf(omar, id);
    expect(request.history.filter(({ kind }) => kind === "revoked")).toHaveLength(1);
    expect(await usedOf(omar)).toMatchObject({ used: 0, left: 30 });
    expect((await told(omar)).filter(([outcome]) => outcome === "revoked")).toHaveLength(1);
  });
});

describe("an entry that an officer shortens", () => {
  test("uses only the working days left in each year, and ends its deputy on the new last day", async () => {
    const [omar, reem] = [await employee(), await employee()];
    setLocalClock("2025-12-16 09:00:00");
    const period = { from: "2025-12-26", to: "2026-01-08" };
    const id = await granted(omar, "annualLeave", { period, deputy: reem.id });
    const usesOf = () =>
      services.database.primary
        .selectFrom("request_use")
        .select(["period_start", "amount"])
        .where("request_id", "=", id)
        .orderBy("period_start")
        .execute();
    const uses = async () => (await usesOf()).map(({ period_start: start, amount }) => [start, Number(amount)]);
    expect(await uses()).toEqual([
      ["2025-01-01", 4],
      ["2026-01-01", 6],
    ]);
    expect(
      (await shorten(salem, await entered(omar), { fromDate: "2025-12-29", toDate: "2026-01-04" })).data,
    ).toMatchObject({
      fromDate: "2025-12-29",
      toDate: "2026-01-04",
      version: 2,
    });
    expect(await uses()).toEqual([
      ["2025-01-01", 3],
      ["2026-01-01", 2],
    ]);
    const span = { from: "2025-12-29", to: "2026-01-04" };
    expect((await omar.get<Deputy[]>("/deputies")).data).toMatchObject([span]);
    expect((await shorten(alia, await entered(omar), { fromDate: "2025-12-29", toDate: "2025-12-30" })).status).toBe(
      200,
    );
    expect(await uses()).toEqual([["2025-01-01", 2]]);
    const request = await requestOf(omar, id);
    expect(request.state).toBe("approved");
    expect(request.history.slice(-2)).toMatchObject([
      { kind: "shortened", actor: { id: salem.id }, left: [{ fromDate: "2025-12-29", toDate: "2026-01-04" }] },
      {
        kind: "shortened",
        actor: { id: alia.id },
        left: [{ toDate: "2025-12-30", fromTime: "00:00", toTime: "23:59" }],
      },
    ]);
    expect((await told(omar))[0]).toEqual(["shortened", "Came back", expect.arrayContaining([alia.id])]);
    // The rest can still be revoked.
    expect((await remove(salem, await entered(omar))).status).toBe(204);
    expect([await uses(), (await requestOf(omar, id)).state]).toEqual([[], "revoked"]);
  });

  test("counts past days as they were scheduled, and returns no days without work", async () => {
    const omar = await employee();
    await granted(omar, "annualLeave", { period: { from: "2026-01-11", to: "2026-01-22" } });
    expect(await usedOf(omar)).toMatchObject({ used: 10 });
    setLocalClock("2026-01-18 09:00:00");
    // Thursday to Saturday, across the weekend: one working day is left.
    expect((await shorten(salem, await entered(omar), { fromDate: "2026-01-15", toDate: "2026-01-17" })).status).toBe(
      200,
    );
    expect(await usedOf(omar)).toMatchObject({ used: 1, left: 29 });
  });

  test("may be an hourly permission of which some minutes are left", async () => {
    const omar = await employee();
    const answers = { day: "2026-01-14", hours: { from: "10:00", to: "12:30" }, reason: errand };
    const id = await granted(omar, "hourlyPermission", answers);
    const absence = await entered(omar);
    const date = { fromDate: "2026-01-14", toDate: "2026-01-14" };
    const wider = await shorten(salem, absence, { ...date, fromTime: "10:00", toTime: "13:00" });
    expect(refusalOf(wider)).toEqual([422, "fields_conflict", "toTime"]);
    expect((await shorten(salem, absence, { ...date, fromTime: "10:00", toTime: "10:45" })).status).toBe(200);
    expect(await usedOf(omar, "hourlyPermission")).toMatchObject({ used: 45, left: 435 });
    await remove(salem, await entered(omar));
    expect(await usedOf(omar, "hourlyPermission")).toMatchObject({ used: 0, left: 480 });
    expect((await requestOf(omar, id)).state).toBe("revoked");
  });

  test("may be a mission, which uses no allowance, or an entry without a request", async () => {
    const omar = await employee();
    const mission = {
      kind: "remote",
      period: { from: "2026-01-18", to: "2026-01-20" },
      place: "Jeddah",
      purpose: "A customer",
    };
    const id = await granted(omar, "mission", mission);
    expect((await shorten(salem, await entered(omar), { fromDate: "2026-01-18", toDate: "2026-01-18" })).status).toBe(
      200,
    );
    expect((await requestOf(omar, id)).history.at(-1)?.kind).toBe("shortened");
    const span = { fromDate: "2026-02-01", toDate: "2026-02-05" };
    await salem.post("/attendance/absences", { user: omar.id, kind: "leave", ...span });
    const own = await entered(omar);
    expect(own.request).toBeNull();
    expect((await shorten(salem, own, { ...span, toDate: "2026-02-02" }, {})).data.toDate).toBe("2026-02-02");
    expect((await salem.delete(`/attendance/absences/${own.id}`)).status).toBe(204);
  });
});
