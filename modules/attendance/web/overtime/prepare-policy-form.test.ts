import { expect, test } from "vitest";
import {
  createOvertimePolicy,
  type OvertimePolicy,
  type OvertimePolicyInList,
} from "#modules/attendance/contract/schemas-overtime.ts";
import { bodyOf, emptyPolicy, parameterOf, readParameter, valuesOf } from "./prepare-policy-form.ts";

const fields = {
  id: "9",
  nameAr: "عام",
  nameEn: "General",
  minimum: 30,
  block: 15,
  mostPerDay: 120,
  mostPerMonth: null,
  mostPerYear: null,
  nightStart: "22:00",
  nightEnd: "06:00",
  approval: "none" as const,
  settlement: "timeOff" as const,
  leaveType: { id: "7", nameAr: "إجازة تعويضية", nameEn: "Time off in lieu" },
  ordinaryFactor: 100,
  nightFactor: 150,
  restDayFactor: 200,
  holidayFactor: 200,
  dayMinutes: 480,
  expiresMonths: 6,
  expiresDays: null,
  from: "2026-01-01",
  to: null,
  everyone: false,
  roles: [{ id: "3", nameAr: "المستودع", nameEn: "Warehouse", people: 4 }],
  userCount: 1,
  isChangeable: true,
  isActive: true,
  createdAt: "2026-01-01T00:00:00Z",
  version: 2,
};
const users = [{ id: "11", nameAr: null, nameEn: "Maha", titleAr: null, titleEn: null, photoUrl: null }];
const policy: OvertimePolicy = { ...fields, users };
const listed: OvertimePolicyInList = { ...fields, someUsers: users };

test("the parameter from the list fills the form like the server's response", () => {
  expect(readParameter(parameterOf(listed), "9")).toEqual(valuesOf(policy));
});

test("another policy's parameter, and one without all people, fill nothing", () => {
  expect(readParameter(parameterOf(listed), "8")).toBeNull();
  expect(readParameter(parameterOf({ ...listed, userCount: 2 }), "9")).toBeNull();
});

test("the body is the policy; a blank limit is none, numbers may have any digits", () => {
  const body = bodyOf({ ...valuesOf(policy), mostPerMonth: "٦٠٠", mostPerDay: " " });
  expect(createOvertimePolicy.parse(body)).toEqual({
    nameAr: "عام",
    nameEn: "General",
    minimum: 30,
    block: 15,
    mostPerDay: null,
    mostPerMonth: 600,
    mostPerYear: null,
    nightStart: "22:00",
    nightEnd: "06:00",
    approval: "none",
    settlement: "timeOff",
    leaveType: "7",
    ordinaryFactor: 100,
    nightFactor: 150,
    restDayFactor: 200,
    holidayFactor: 200,
    dayMinutes: 480,
    expiresMonths: 6,
    expiresDays: null,
    from: "2026-01-01",
    to: null,
    everyone: false,
    users: ["11"],
    roles: ["3"],
    isActive: true,
  });
});

test("pay has no leave type and no expiry", () => {
  expect(bodyOf({ ...valuesOf(policy), settlement: "pay" })).toMatchObject({ leaveType: null, expiresMonths: null });
});

test("without night there is no window, and a policy for everyone names no people", () => {
  const body = bodyOf({ ...valuesOf(policy), hasNight: false, everyone: true });
  expect(body).toMatchObject({ nightStart: null, nightEnd: null, users: [], roles: [] });
  expect(emptyPolicy).toMatchObject({ minimum: "30", block: "15", hasNight: false, everyone: true });
});
