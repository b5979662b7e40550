import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock, type World } from "#testing/attendance-world.ts";
import { versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { ManagedService } from "../../contract/schemas-definition.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Allowance, Service, Trial } from "../../contract/schemas-service.ts";

let workplace: Workplace;
let services: TestServices;
let world: World;
let place: string, errand: string, forgotten: string;
let alia: Caller, dana: Caller, salem: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services, world, place } = workplace);
  errand = await world.lookUp("permissionType");
  forgotten = await world.lookUp("correctionReason");
  [alia, dana, salem] = [services.as("Alia"), services.as("Dana"), services.as("Salem")];
});
afterAll(() => services.close());

const employee = (): Promise<Caller> => workplace.employee();
const send = (by: Caller, service: string, answers: object): Promise<Answer<Request>> =>
  by.post<Request>("/requests", { service, answers, submit: true });
const decide = async (by: Caller, id: string, more: object): Promise<Answer<Request>> => {
  const body = { step: "manager", version: await versionOf(by, id), ...more };
  return by.post<Request>(`/requests/${id}/decisions`, body);
};
const approve = (by: Caller, id: string, step = "manager") => decide(by, id, { step, decision: "approve" });
const period = (from: string, to: string) => ({ period: { from, to } });
const detailsOf = async (id: string, date: string): Promise<DayDetails> =>
  (await salem.get<DayDetails>(`/attendance/people/${id}/days/${date}`)).data;
const leftOf = async (by: Caller, service = "annualLeave"): Promise<Allowance | null> =>
  (await by.get<Service>(`/services/${service}`)).data.allowance;
const fieldsOf = ({ problem }: Answer<Request>): string[][] => problem.fields.map(({ path, code }) => [path, code]);

describe("a request with an effect on attendance is refused", () => {
  test("over an existing entry, on days without work, and for too many days", async () => {
    const omar = await employee();
    const { data } = await send(omar, "sickLeave", period("2026-01-14", "2026-01-14"));
    await approve(dana, data.id);
    const refused = async (from: string, to: string) => fieldsOf(await send(omar, "annualLeave", period(from, to)));
    expect(await refused("2026-01-11", "2026-01-15")).toEqual([["answers.period", "absenceOverlaps"]]);
    expect(await refused("2026-01-16", "2026-01-17")).toEqual([["answers.period", "noWorkingDay"]]);
    expect(await refused("2026-02-01", "2026-09-01")).toEqual([["answers.period", "daysMany"]]);
    expect(await refused("2026-02-02", "2026-02-01")).toEqual([["answers.period", "endBeforeStart"]]);
  });

  test("beyond the grant, with waiting requests counted as used", async () => {
    const omar = await employee();
    expect((await send(omar, "annualLeave", period("2026-03-01", "2026-04-02"))).status).toBe(201);
    const more = await send(omar, "annualLeave", period("2026-05-03", "2026-05-14"));
    expect([more.status, more.problem.code]).toEqual([422, "allowance_exceeded"]);
    expect(await leftOf(omar)).toMatchObject({ granted: 30, used: 0, waiting: 25, left: 5 });
  });

  test("if two requests are sent at once and only one fits the balance", async () => {
    const omar = await employee();
    const answers = await Promise.all(
      ["03-01", "05-03"].map((day) => send(omar, "annualLeave", period(`2026-${day}`, `2026-${day.slice(0, 2)}-28`))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test("in a locked month, and cannot be approved once the month is locked", async () => {
    const omar = await employee();
    const { data } = await send(omar, "sickLeave", period("2025-11-02", "2025-11-02"));
    await world.lock("2025-11");
    expect((await send(omar, "sickLeave", period("2025-11-03", "2025-11-03"))).problem.code).toBe("month_locked");
    const late = await approve(dana, data.id);
    expect([late.status, late.problem.code]).toEqual([422, "month_locked"]);
    // Nothing was applied: it still waits, and can be rejected.
    expect((await omar.get<Request>(`/requests/${data.id}`)).data.state).toBe("waiting");
    const rejected = await decide(dana, data.id, { decision: "reject", reason: "The month is closed" });
    expect(rejected.data.state).toBe("rejected");
  });

  test("with a deputy who is absent, the requester, unknown, or deputized for on those dates", async () => {
    const [omar, reem] = [await employee(), await employee()];
    const { data } = await send(reem, "annualLeave", period("2026-06-01", "2026-06-04"));
    await approve(dana, data.id);
    const ask = async (deputy: string) =>
      fieldsOf(await send(omar, "annualLeave", { ...period("2026-06-03", "2026-06-08"), deputy }));
    expect(await ask(reem.id)).toEqual([["answers.deputy", "awayThen"]]);
    expect(await ask(omar.id)).toEqual([["answers.deputy", "someoneElse"]]);
    expect(await ask("999999")).toEqual([["answers.deputy", "personGone"]]);
    const other = await employee();
    expect((await omar.post("/deputies", { deputy: other.id, from: "2026-06-08", to: "2026-06-09" })).status).toBe(201);
    expect(await ask(other.id)).toEqual([["answers.deputy", "deputyThen"]]);
  });

  test("for a correction in the future, and for an entry of another list", async () => {
    const omar = await employee();
    const answers = { kind: "in", day: "2026-01-13", time: "09:30", reason: forgotten, note: "I forgot" };
    expect(fieldsOf(await send(omar, "attendanceCorrection", answers))).toEqual([["answers.time", "past"]]);
    const other = { ...answers, time: "08:30", reason: errand };
    expect(fieldsOf(await send(omar, "attendanceCorrection", other))).toEqual([["answers.reason", "optionGone"]]);
  });
});

test("a correction that contradicts the day is refused when requested and when approved", async () => {
  const omar = await employee();
  const correct = (kind: string, time: string) =>
    send(omar, "attendanceCorrection", { kind, day: "2026-01-12", time, reason: forgotten, note: "I forgot" });
  const { data: waiting } = await correct("out", "07:30");
  expect(waiting.state).toBe("waiting");
  const body = { user: omar.id, kind: "in", at: "2026-01-12T05:00:00Z", reason: forgotten };
  expect((await salem.post("/attendance/corrections", body)).status).toBe(201);
  expect(fieldsOf(await correct("out", "07:30"))).toEqual([["answers.time", "inFollows"]]);
  expect(fieldsOf(await correct("in", "09:00"))).toEqual([["answers.time", "inSince"]]);
  const answers = { kind: "in", day: "2026-01-12", time: "09:00" };
  const { data: trial } = await omar.post<Trial>("/services/attendanceCorrection/trial", { answers });
  expect(trial.problems.find(({ path }) => path === "time")?.message).toContain("08:00");
  await approve(dana, waiting.id);
  const late = await decide(salem, waiting.id, { step: "officer", decision: "approve" });
  expect([late.status, late.problem.code, late.problem.fields[0]?.code]).toEqual([422, "fields_conflict", "inFollows"]);
  expect((await omar.get<Request>(`/requests/${waiting.id}`)).data.state).toBe("waiting");
});

test("annual leave changes the balance before sending, while waiting and after, and enters an absence", async () => {
  const omar = await employee();
  const answers = period("2026-02-01", "2026-02-08");
  const { data: trial } = await omar.post<Trial>("/services/annualLeave/trial", { answers });
  // Sunday to Thursday, and the next Sunday.
  expect(trial.allowance).toMatchObject({ unit: "days", granted: 30, left: 30, asked: 6 });
  expect([trial.problems, trial.isExceeded, trial.isLocked]).toEqual([[], false, false]);
  expect(trial.steps.map(({ deciders }) => deciders[0]?.person.nameEn)).toEqual(["Dana"]);
  const { data: sent } = await send(omar, "annualLeave", answers);
  expect(await leftOf(omar)).toMatchObject({ used: 0, waiting: 6, left: 24 });
  const { data: done } = await approve(dana, sent.id);
  expect(done.state).toBe("approved");
  expect(await leftOf(omar)).toMatchObject({ used: 6, waiting: 0, left: 24 });
  setLocalClock("2026-02-02 09:00:00");
  expect((await detailsOf(omar.id, "2026-02-02")).absences).toMatchObject([
    { kind: "leave", fromDate: "2026-02-01", toDate: "2026-02-08", by: { id: dana.id } },
  ]);
});

test("leave beyond the end of a schedule is counted by the organisation's week", async () => {
  const omar = await services.hire("Leaver", { manager: dana.id });
  await world.assign(place, await world.schedule({ endDate: "2026-02-02" }), [omar.id]);
  setLocalClock("2026-01-13 09:00:00");
  const { data } = await omar.post<Trial>("/services/annualLeave/trial", {
    answers: period("2026-02-01", "2026-02-07"),
  });
  expect(data.allowance).toMatchObject({ asked: 5 });
});

test("a withdrawn, returned or rejected request returns its days", async () => {
  const omar = await employee();
  for (const end of ["withdraw", "return", "reject"]) {
    const { data } = await send(omar, "annualLeave", period("2026-02-01", "2026-02-05"));
    expect(await leftOf(omar)).toMatchObject({ left: 25 });
    const done =
      end === "withdraw"
        ? await omar.post(`/requests/${data.id}/withdrawal`, {})
        : await decide(dana, data.id, { decision: end, reason: "Later" });
    expect(done.status).toBe(200);
    expect(await leftOf(omar)).toMatchObject({ left: 30 });
  }
});

test("long leave also needs the approval of the manager's manager", async () => {
  const lead = await services.hire("Lead", { manager: dana.id });
  setLocalClock("2026-01-13 09:00:00");
  const omar = await services.hire("Traveller", { manager: lead.id });
  const { data: short } = await omar.post<Trial>("/services/annualLeave/trial", {
    answers: period("2026-02-01", "2026-02-14"),
  });
  expect(short.steps.map(({ key }) => key)).toEqual(["manager"]);
  const { data, problem } = await send(omar, "annualLeave", period("2026-02-01", "2026-02-15"));
  expect(problem.fields).toBeUndefined();
  expect((await approve(lead, data.id)).data.step?.key).toBe("higherManager");
  expect((await approve(dana, data.id, "higherManager")).data.state).toBe("approved");
});

test("an hourly permission uses the balance of its month, and is entered with its hours", async () => {
  const omar = await employee();
  const answers = { day: "2026-01-14", hours: { from: "10:00", to: "12:30" }, reason: errand };
  const { data } = await send(omar, "hourlyPermission", answers);
  expect(await leftOf(omar, "hourlyPermission")).toMatchObject({ unit: "minutes", granted: 480, left: 330 });
  expect((await approve(dana, data.id)).data.state).toBe("approved");
  expect((await detailsOf(omar.id, "2026-01-14")).absences).toMatchObject([
    { kind: "permission", fromTime: "10:00", toTime: "12:30", lookup: { id: errand } },
  ]);
  const long = { ...answers, day: "2026-01-15", hours: { from: "08:00", to: "14:00" } };
  expect((await send(omar, "hourlyPermission", long)).problem.code).toBe("allowance_exceeded");
  expect((await send(omar, "hourlyPermission", { ...long, day: "2026-02-01" })).status).toBe(201);
});

test("a correction is approved by the manager and the officer, and its punch is entered", async () => {
  const omar = await employee();
  const answers = { kind: "in", day: "2026-01-12", time: "08:05", reason: forgotten, note: "My phone was empty" };
  const { data } = await send(omar, "attendanceCorrection", answers);
  expect((await approve(dana, data.id)).data.step?.key).toBe("officer");
  expect((await detailsOf(omar.id, "2026-01-12")).punches).toEqual([]);
  expect((await approve(salem, data.id, "officer")).data.state).toBe("approved");
  expect((await detailsOf(omar.id, "2026-01-12")).punches).toMatchObject([
    { kind: "in", at: expect.stringMatching(/^2026-01-12T05:05:00/), note: "My phone was empty" },
  ]);
});

test("a mission is entered as a mission, with its place and purpose", async () => {
  const omar = await employee();
  const answers = { kind: "mission", ...period("2026-01-14", "2026-01-15"), place: "Jeddah", purpose: "A customer" };
  const { data } = await send(omar, "mission", answers);
  await approve(dana, data.id);
  expect((await detailsOf(omar.id, "2026-01-14")).absences).toMatchObject([
    { kind: "mission", note: "Jeddah · A customer" },
  ]);
});

test("a grant in a unit that the service does not count is refused", async () => {
  for (const [code, grants, field] of [
    ["hourlyPermission", { daysPerYear: 30, minutesPerMonth: null }, "grants.daysPerYear"],
    ["annualLeave", { daysPerYear: 30, minutesPerMonth: 60 }, "grants.minutesPerMonth"],
  ] as const) {
    const { data } = await alia.get<ManagedService>(`/service-definitions/${code}`);
    const { status, problem } = await alia.patch(`/service-definitions/${code}`, { version: data.version, grants });
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "fields_conflict", field]);
  }
});

test("a changed grant applies to requests sent afterwards", async () => {
  const omar = await employee();
  const { data } = await alia.get<ManagedService>("/service-definitions/annualLeave");
  const grant = async (daysPerYear: number | null, version: number) =>
    (
      await alia.patch<ManagedService>("/service-definitions/annualLeave", {
        version,
        grants: { daysPerYear, minutesPerMonth: null },
      })
    ).data.version;
  const version = await grant(2, data.version);
  expect((await send(omar, "annualLeave", period("2026-02-01", "2026-02-03"))).problem.code).toBe("allowance_exceeded");
  await grant(null, version);
  expect(await leftOf(omar)).toBeNull();
  expect((await send(omar, "annualLeave", period("2026-02-01", "2026-02-03"))).status).toBe(201);
});
