import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { versionOf } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Allowance, Service } from "../../contract/schemas-service.ts";
import type { WorkList } from "../../contract/schemas-work.ts";

// Approved leave that its person asks to cancel, or to cut.

let workplace: Workplace;
let dana: Caller, salem: Caller, alia: Caller, omar: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  const { services } = workplace;
  [dana, salem, alia, omar] = [services.as("Dana"), services.as("Salem"), services.as("Alia"), services.as("Omar")];
});
afterAll(() => workplace.services.close());

/** Two weeks from Sunday 18 January: ten working days. */
const fortnight = { from: "2026-01-18", to: "2026-01-29" };
async function send(by: Caller, period: object): Promise<string> {
  const answers = { period, note: "Hospital" };
  return (await by.post<Request>("/requests", { service: "annualLeave", answers, submit: true })).data.id;
}
async function decide(by: Caller, id: string, decision: string, step = "manager"): Promise<Answer<Request>> {
  const version = await versionOf(by, id);
  return by.post<Request>(`/requests/${id}/decisions`, { step, version, decision, reason: "As asked" });
}
async function granted(by: Caller, period: object = fortnight): Promise<string> {
  const id = await send(by, period);
  expect((await decide(dana, id, "approve")).data.state).toBe("approved");
  return id;
}
const ask = (by: Caller, id: string, from: string, to: string): Promise<Answer<Request>> =>
  by.post<Request>(`/requests/${id}/changes`, { from, to, reason: "Plans changed" });
const requestOf = async (by: Caller, id: string): Promise<Request> => (await by.get<Request>(`/requests/${id}`)).data;
const allowanceOf = async (by: Caller): Promise<Allowance | null> =>
  (await by.get<Service>("/services/annualLeave")).data.allowance;
const spansOf = async (user: string): Promise<string[][]> => {
  const { data } = await salem.get<Absence[]>(`/attendance/absences?user=${user}`);
  return data.map(({ fromDate, toDate }) => [fromDate, toDate]).toSorted();
};
const told = async (by: Caller, request: string) =>
  (await by.get<Notification[]>("/notifications")).data.flatMap(({ kind, subject, request: of }) =>
    subject.id === request ? [[kind, of?.outcome]] : [],
  );
const refusalOf = ({ status, problem }: Answer<unknown>): unknown[] => [status, problem.code, problem.fields[0]?.path];

describe("a change of leave is refused", () => {
  test("to others, of a request that is not approved, and of days that the leave has not", async () => {
    const person = await workplace.employee();
    const waiting = await send(person, fortnight);
    expect(refusalOf(await ask(person, waiting, "2026-01-18", "2026-01-29"))).toEqual([
      422,
      "request_fixed",
      undefined,
    ]);
    await decide(dana, waiting, "approve");
    expect((await ask(dana, waiting, "2026-01-18", "2026-01-29")).problem.code).toBe("not_allowed");
    expect((await ask(omar, waiting, "2026-01-18", "2026-01-29")).status).toBe(404);
    expect(refusalOf(await ask(person, waiting, "2026-01-21", "2026-01-20"))).toEqual([422, "fields_conflict", "to"]);
    expect(refusalOf(await ask(person, waiting, "2026-02-01", "2026-02-02"))).toEqual([422, "fields_conflict", "from"]);
    expect((await requestOf(dana, waiting)).leave).toBeNull();
  });

  test("while another waits, and of a change", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-20", "2026-01-20");
    expect((await ask(person, id, "2026-01-21", "2026-01-21")).problem.code).toBe("request_fixed");
    expect((await ask(person, data.id, "2026-01-20", "2026-01-20")).problem.code).toBe("request_fixed");
    expect((await decide(dana, data.id, "return")).problem.code).toBe("not_allowed");
    expect((await requestOf(person, id)).leave).toBeNull();
    expect((await person.post<Request>(`/requests/${data.id}/withdrawal`, {})).data.state).toBe("withdrawn");
    expect((await requestOf(person, id)).leave?.days).toHaveLength(10);
  });

  test("in a locked month, when it is asked and when it is approved", async () => {
    const person = await workplace.employee();
    const id = await granted(person, { from: "2025-11-26", to: "2025-12-04" });
    const { data } = await ask(person, id, "2025-11-26", "2025-11-27");
    await workplace.world.lock("2025-11");
    expect((await decide(salem, data.id, "approve", "officersOfLeave")).problem.code).toBe("month_locked");
    await decide(salem, data.id, "reject", "officersOfLeave");
    expect((await ask(person, id, "2025-11-26", "2025-12-01")).problem.code).toBe("month_locked");
    expect((await ask(person, id, "2025-12-01", "2025-12-04")).status).toBe(201);
  });
});

describe("leave that has not begun", () => {
  test("is cancelled by the decider of the leave, who sees the old and the new dates", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-18", "2026-01-29");
    const change = { request: id, before: [fortnight], after: [], days: 10 };
    expect(data).toMatchObject({ state: "waiting", change, can: { withdraw: true, askAgain: false } });
    expect(data.answers).not.toHaveProperty("note");
    expect(await allowanceOf(person)).toMatchObject({ used: 10, left: 20 });
    const work = await dana.get<WorkList["data"]>("/work-list");
    expect(work.data.find(({ id: item }) => item === data.id)?.request?.change).toEqual(change);
    expect((await decide(dana, data.id, "approve")).data.state).toBe("approved");
    expect((await requestOf(person, id)).state).toBe("revoked");
    expect(await allowanceOf(person)).toMatchObject({ used: 0, left: 30 });
    expect(await spansOf(person.id)).toEqual([]);
    expect(await told(person, data.id)).toEqual([["requestStep", "approved"]]);
    expect(await told(person, id)).toEqual([["requestStep", "approved"]]);
    expect(await told(dana, id)).not.toContainEqual(["approvalWaiting", "revoked"]);
  });

  test("loses days out of its middle, and the rest can be cut again", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-20", "2026-01-21");
    const after = [
      { from: "2026-01-18", to: "2026-01-19" },
      { from: "2026-01-22", to: "2026-01-29" },
    ];
    expect(data.change).toEqual({ request: id, before: [fortnight], after, days: 2 });
    await decide(dana, data.id, "approve");
    expect(await spansOf(person.id)).toEqual(after.map(({ from, to }) => [from, to]));
    expect(await allowanceOf(person)).toMatchObject({ used: 8, left: 22 });
    const leave = await requestOf(person, id);
    expect(leave).toMatchObject({ state: "approved", leave: { stretches: after, byOfficers: false } });
    expect(leave.history.at(-1)).toMatchObject({
      kind: "shortened",
      actor: { id: dana.id },
      left: after.map(({ from, to }) => ({ fromDate: from, toDate: to })),
    });
    // Across both stretches.
    const again = await ask(person, id, "2026-01-19", "2026-01-22");
    expect(again.data.change).toMatchObject({ before: after, days: 2 });
    await decide(dana, again.data.id, "approve");
    expect(await spansOf(person.id)).toEqual([
      ["2026-01-18", "2026-01-18"],
      ["2026-01-23", "2026-01-29"],
    ]);
    const last = await ask(person, id, "2026-01-18", "2026-01-29");
    await decide(dana, last.data.id, "approve");
    expect([(await requestOf(person, id)).state, await spansOf(person.id)]).toEqual(["revoked", []]);
    expect(await allowanceOf(person)).toMatchObject({ used: 0, left: 30 });
  });

  test("stays as it is if the change is rejected, and the person is told", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-18", "2026-01-29");
    await decide(dana, data.id, "reject");
    expect(await spansOf(person.id)).toEqual([["2026-01-18", "2026-01-29"]]);
    expect(await told(person, data.id)).toEqual([["requestStep", "rejected"]]);
    expect(await requestOf(person, data.id)).toMatchObject({ state: "rejected", can: { askAgain: false } });
  });
});

describe("leave that has begun", () => {
  test("is changed by officers alone, never by the manager", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    setLocalClock("2026-01-20 09:00:00");
    expect((await requestOf(person, id)).leave?.byOfficers).toBe(true);
    const { data } = await ask(person, id, "2026-01-21", "2026-01-29");
    expect(data.steps.map(({ key, state }) => [key, state])).toEqual([["officersOfLeave", "current"]]);
    expect((await dana.get(`/requests/${data.id}`)).status).toBe(404);
    expect((await requestOf(salem, data.id)).can.decide).toBe(true);
    expect((await decide(salem, data.id, "approve", "officersOfLeave")).data.state).toBe("approved");
    expect(await allowanceOf(person)).toMatchObject({ used: 3, left: 27 });
    // Dana had approved the leave.
    expect(await told(dana, id)).toContainEqual(["approvalWaiting", "shortened"]);
  });

  test("is decided by officers after the manager, if it began in between", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-19", "2026-01-29");
    setLocalClock("2026-01-18 09:00:00");
    const passed = await decide(dana, data.id, "approve");
    expect(passed.data).toMatchObject({ state: "waiting", step: { key: "officersOfLeave" } });
    expect(await spansOf(person.id)).toEqual([["2026-01-18", "2026-01-29"]]);
    expect((await decide(alia, data.id, "approve", "officersOfLeave")).data.state).toBe("approved");
    expect(await spansOf(person.id)).toEqual([["2026-01-18", "2026-01-18"]]);
  });
});

describe("an officer", () => {
  const cut = (by: Caller, { id, version }: Absence, from: string, to: string, more: object = { reason: "Needed" }) =>
    by.post<Absence[]>(`/attendance/absences/${id}/cuts`, { version, from, to, ...more });
  const absenceOf = async (user: string): Promise<Absence> => {
    const { data } = await salem.get<Absence[]>(`/attendance/absences?user=${user}`);
    if (data[0] === undefined) throw new Error("Nothing is entered.");
    return data[0];
  };

  test("cuts days out at once, with a reason; the person and who had approved it are told", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const absence = await absenceOf(person.id);
    expect((await cut(dana, absence, "2026-01-20", "2026-01-21")).status).toBe(403);
    expect(refusalOf(await cut(salem, absence, "2026-01-20", "2026-01-21", {}))).toEqual([
      422,
      "fields_conflict",
      "reason",
    ]);
    expect(refusalOf(await cut(salem, absence, "2026-02-20", "2026-02-21"))).toEqual([422, "fields_conflict", "from"]);
    const { data } = await cut(salem, absence, "2026-01-20", "2026-01-21");
    expect(data.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
      ["2026-01-18", "2026-01-19"],
      ["2026-01-22", "2026-01-29"],
    ]);
    expect((await cut(alia, absence, "2026-01-18", "2026-01-18")).status).toBe(409);
    expect(await allowanceOf(person)).toMatchObject({ used: 8, left: 22 });
    expect(await told(person, id)).toContainEqual(["requestStep", "shortened"]);
    expect(await told(dana, id)).toContainEqual(["approvalWaiting", "shortened"]);
    const audit = await workplace.services.database.primary
      .selectFrom("audit")
      .select("action")
      .where("actor_id", "=", salem.id)
      .where("subject_id", "in", [id, ...data.map((one) => one.id)])
      .execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      "absence.created",
      "absence.updated",
      "request.shortened",
    ]);
    // The rest of it is cancelled stretch by stretch.
    for (const one of data) {
      const { data: now } = await salem.get<Absence[]>(`/attendance/absences?user=${person.id}`);
      const found = now.find((other) => other.id === one.id);
      expect((await salem.delete(`/attendance/absences/${found?.id}?reason=Over`)).status).toBe(204);
    }
    expect((await requestOf(person, id)).state).toBe("revoked");
    expect(await allowanceOf(person)).toMatchObject({ used: 0, left: 30 });
  });

  test("ends a request to change the leave when none of its days are left", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const { data } = await ask(person, id, "2026-01-20", "2026-01-21");
    const first = await cut(salem, await absenceOf(person.id), "2026-01-20", "2026-01-20");
    expect((await requestOf(dana, data.id)).change?.before).toHaveLength(2);
    const rest = first.data.find(({ fromDate }) => fromDate === "2026-01-21");
    if (rest === undefined) throw new Error("The rest is gone.");
    await cut(salem, rest, "2026-01-21", "2026-01-21");
    expect((await requestOf(person, data.id)).state).toBe("withdrawn");
    expect((await decide(dana, data.id, "approve")).problem.code).toBe("step_decided");
    expect((await requestOf(person, id)).leave?.days).toHaveLength(8);
  });
});

describe("at once", () => {
  test("one of two cancellations is asked", async () => {
    const person = await workplace.employee();
    const id = await granted(person);
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, id, "2026-01-18", "2026-01-29")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  test("an approved change and an officer’s cut free each day once", async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await workplace.employee();
      const id = await granted(person);
      const { data } = await ask(person, id, "2026-01-20", "2026-01-25");
      const absences = await salem.get<Absence[]>(`/attendance/absences?user=${person.id}`);
      const [absence] = absences.data;
      const body = { version: absence?.version, from: "2026-01-18", to: "2026-01-21", reason: "Needed" };
      const [approved, cut] = await Promise.all([
        decide(dana, data.id, "approve"),
        salem.post(`/attendance/absences/${absence?.id}/cuts`, body),
      ]);
      // The decision names the version that was seen; the cut the version of the entry.
      expect([200, 409]).toContain(approved.status);
      expect([200, 409]).toContain(cut.status);
      const freed = (approved.status === 200 ? 4 : 0) + (cut.status === 200 ? 4 : 0);
      const both = approved.status === 200 && cut.status === 200 ? 2 : 0;
      expect(freed).toBeGreaterThan(0);
      expect(await allowanceOf(person)).toMatchObject({ used: 10 - freed + both });
      expect((await requestOf(person, id)).leave?.days ?? Array.from({ length: 6 })).toHaveLength(10 - freed + both);
    }
  });
});
