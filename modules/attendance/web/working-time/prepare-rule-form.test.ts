import { expect, test } from "vitest";
import {
  createWorkingTimeRule,
  type WorkingTimeRule,
  type WorkingTimeRuleInList,
} from "#modules/attendance/contract/schemas-working-time.ts";
import { readFindingsSearch, readWorkingTimeRulesSearch } from "../search.ts";
import { bodyOf, parameterOf, readParameter, valuesOf } from "./prepare-rule-form.ts";

const fields = {
  id: "9",
  nameAr: "ثماني ساعات",
  nameEn: "Eight hours",
  kind: "maximumPerDay" as const,
  minutes: 480,
  after: null,
  before: null,
  from: "2026-01-01",
  to: null,
  everyone: false,
  roles: [{ id: "3", nameAr: "المستودع", nameEn: "Warehouse", people: 4 }],
  userCount: 1,
  isChangeable: true,
  mode: "refuse" as const,
  sourceAr: null,
  sourceEn: "Labour law",
  isPreset: false,
  isActive: true,
  createdAt: "2026-01-01T00:00:00Z",
  version: 2,
};
const users = [{ id: "11", nameAr: null, nameEn: "Maha", titleAr: null, titleEn: null, photoUrl: null }];
const rule: WorkingTimeRule = { ...fields, users };
const listed: WorkingTimeRuleInList = { ...fields, someUsers: users };

test("the parameter from the list fills the form like the server's response", () => {
  expect(readParameter(parameterOf(listed), "9")).toEqual(valuesOf(rule));
});

test("another rule's parameter, and one without all people, fill nothing", () => {
  expect(readParameter(parameterOf(listed), "8")).toBeNull();
  expect(readParameter(parameterOf({ ...listed, userCount: 4 }), "9")).toBeNull();
});

test("the body is accepted by the server, in any digits", () => {
  const body = createWorkingTimeRule.parse(bodyOf({ ...valuesOf(rule), minutes: "٤٨٠" }));
  expect(body).toMatchObject({ minutes: 480, after: null, users: ["11"], roles: ["3"], sourceAr: null });
});

test("a limit of hours has no minutes, one of minutes no hours", () => {
  const typed = { ...valuesOf(rule), after: "12:00", before: "15:00" };
  expect(bodyOf(typed)).toMatchObject({ minutes: 480, after: null, before: null });
  expect(bodyOf({ ...typed, kind: "outdoors" })).toMatchObject({ minutes: null, after: "12:00", before: "15:00" });
});

test("a rule for everyone names no people", () => {
  expect(bodyOf({ ...valuesOf(rule), everyone: true })).toMatchObject({ users: [], roles: [] });
});

test("addresses of the lists keep known parameters only", () => {
  expect(readWorkingTimeRulesSearch({ kind: "onSite", mode: "ask", isActive: "true" })).toEqual({
    kind: "onSite",
    isActive: "true",
  });
  expect(
    readFindingsSearch({ rule: "4", from: "2026-02-30", to: "2026-02-28", department: "3", search: " Omar " }),
  ).toEqual({
    rule: "4",
    to: "2026-02-28",
    search: "Omar",
  });
});
