import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { type TestServices, versionOf } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import type { ManagedService } from "../../contract/schemas-definition.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Trial } from "../../contract/schemas-service.ts";

// A leave type of the organisation, made a service of the catalogue.

let workplace: Workplace;
let services: TestServices;
let leave: LeaveWorld;
let type: string;
let alia: Caller, dana: Caller, salem: Caller;

const step = { key: "manager", nameEn: "Manager", nameAr: "المدير", deciders: [{ kind: "manager" }], mode: "any" };
const draft = {
  nameEn: "Marriage leave",
  nameAr: "إجازة زواج",
  summaryEn: "Days for a wedding.",
  summaryAr: "أيام للزواج.",
  expectedDuration: { amount: 2, unit: "days" },
  form: { fields: [] as object[] },
  flow: { steps: [step] },
};
const change = (set: object) =>
  services.database.primary.updateTable("leave_type").set(set).where("id", "=", type).execute();

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services } = workplace);
  leave = leaveWorldOf(services.database);
  [alia, dana, salem] = [services.as("Alia"), services.as("Dana"), services.as("Salem")];
  const created = await alia.post<ManagedService>("/service-definitions", { code: "marriage", effect: "leave", draft });
  expect(created.status, created.text).toBe(201);
  const { version } = created.data;
  expect((await alia.post("/service-definitions/marriage/publication", { version })).status).toBe(200);
  type = await leave.type("Marriage", { takes_balance: false });
  const { primary } = services.database;
  await primary.updateTable("lookup").set({ request_type: "marriage" }).where("id", "=", type).execute();
});
afterAll(() => services.close());

const send = (by: Caller, from: string, to: string, more: object = {}): Promise<Answer<Request>> =>
  by.post<Request>("/requests", { service: "marriage", answers: { period: { from, to }, ...more }, submit: true });
const fieldsOf = ({ status, problem }: Answer<unknown>): unknown[] => [
  status,
  ...problem.fields.map(({ path, code }) => [path, code]),
];
async function approved(by: Caller, from: string, to: string, more: object = {}): Promise<Absence | undefined> {
  const { data } = await send(by, from, to, more);
  const body = { step: "manager", version: await versionOf(dana, data.id), decision: "approve" };
  expect((await dana.post<Request>(`/requests/${data.id}/decisions`, body)).data.state).toBe("approved");
  return (await salem.get<Absence[]>(`/attendance/absences?user=${by.id}`)).data[0];
}

describe("a service for leave is refused", () => {
  test("another effect, and a part of the day with other values", async () => {
    const other = await alia.post("/service-definitions", { code: "other", effect: "annualLeave", draft });
    expect(other.status).toBe(400);
    const field = { key: "dayPart", type: "choice", labelEn: "Part", labelAr: "جزء", required: false };
    const options = [{ value: "evening", labelEn: "Evening", labelAr: "مساء" }];
    const fields = [{ key: "period", type: "dateRange", labelEn: "Dates", labelAr: "تواريخ", required: true }];
    const wrong = { ...draft, form: { fields: [...fields, { ...field, options }] } };
    const { data } = await alia.post<ManagedService>("/service-definitions", {
      code: "half",
      effect: "leave",
      draft: wrong,
    });
    const published = await alia.post("/service-definitions/half/publication", { version: data.version });
    expect(published.problem.fields.map(({ code }) => code)).toContain("dayPartOfEffect");
  });

  test("half a day of a type without halves, and without the reason or the attachment that it requires", async () => {
    const omar = await workplace.employee();
    await change({ half_days: false, needs_reason: true, needs_attachment: true });
    expect(fieldsOf(await send(omar, "2026-02-01", "2026-02-01", { dayPart: "morning", note: "Mine" }))).toEqual([
      422,
      ["answers.dayPart", "wholeDaysOnly"],
    ]);
    expect(fieldsOf(await send(omar, "2026-02-01", "2026-02-02"))).toEqual([
      422,
      ["answers.note", "fieldRequired"],
      ["answers.attachment", "fieldRequired"],
    ]);
    await change({ half_days: true, needs_reason: false, needs_attachment: false });
  });
});

test("its form has the dates, halves, deputy, note and attachment; approval enters leave of its type", async () => {
  const omar = await workplace.employee();
  const { data } = await alia.get<ManagedService>("/service-definitions/marriage");
  expect(data.published?.form.fields.map(({ key }) => key)).toEqual([
    "period",
    "dayPart",
    "deputy",
    "note",
    "attachment",
  ]);
  expect(await approved(omar, "2026-02-01", "2026-02-03")).toMatchObject({
    kind: "leave",
    lookup: { id: type },
    toDate: "2026-02-03",
  });
});

test("half a day is the first or second half of the working time, and two halves fit a day", async () => {
  const omar = await workplace.employee();
  expect(await approved(omar, "2026-02-01", "2026-02-01", { dayPart: "morning" })).toMatchObject({
    kind: "halfLeave",
    fromTime: "08:00",
    toTime: "12:00",
  });
  expect(await approved(omar, "2026-02-01", "2026-02-01", { dayPart: "afternoon" })).toMatchObject({
    fromTime: "12:00",
    toTime: "16:00",
  });
  const rows = await services.database.primary
    .selectFrom("leave_use as u")
    .innerJoin("leave_use_day as d", "d.leave_use_id", "u.id")
    .select("d.part")
    .where("u.person_id", "=", omar.id)
    .execute();
  expect(rows.map(({ part }) => Number(part))).toEqual([0.5, 0.5]);
});

test("calendar days count every date of the period", async () => {
  const omar = await workplace.employee();
  await change({ counts: "calendarDays" });
  const answers = { period: { from: "2026-02-05", to: "2026-02-08" } };
  const { data } = await omar.post<Trial>("/services/marriage/trial", { answers });
  expect(data.leave?.days.map(({ why }) => why)).toEqual([null, null, null, null]);
  await change({ counts: "workDays" });
});
