import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createExceptionDay,
  type ExceptionDay,
  type ExceptionDayInList,
} from "#modules/attendance/contract/schemas-exception-day.ts";
import { readExceptionDaysSearch } from "../search.ts";
import { bodyOf, parameterOf, readParameter, valuesOf } from "./exception-values.ts";

const person = (id: string, nameEn: string) => ({
  id,
  nameAr: null,
  nameEn,
  titleAr: null,
  titleEn: null,
  photoUrl: null,
});
const roles = [{ id: "3", nameAr: "المستودع", nameEn: "Warehouse", people: 4 }];
const fields = {
  id: "9",
  date: "2026-09-23",
  lastDate: "2026-09-25",
  repeats: "gregorian" as const,
  nextDate: "2027-09-23",
  nextLastDate: "2027-09-25",
  workDay: true,
  nameAr: "جرد",
  nameEn: null,
  everyone: false,
  roles,
  userCount: 2,
  isChangeable: true,
  start: "09:00",
  end: "13:00",
  reason: { id: "5", nameAr: "جرد", nameEn: "Stock-taking" },
  isActive: true,
  createdAt: "2026-01-01T00:00:00Z",
  version: 2,
};
const users = [person("11", "Maha"), person("12", "Ziad")];
const listed: ExceptionDayInList = { ...fields, someUsers: users };
const day: ExceptionDay = { ...fields, users };

test("the parameter from the list fills the form like the server's response", () => {
  expect(readParameter(parameterOf(listed), "9")).toEqual(valuesOf(day));
});

test("without all people in the list, the form waits for the server", () => {
  expect(readParameter(parameterOf({ ...listed, userCount: 4 }), "9")).toBeNull();
});

describe("the body", () => {
  test("the body equals the values read, as accepted by the server", () => {
    const body = bodyOf(valuesOf(day));
    expect(createExceptionDay.parse(body)).toMatchObject({ users: ["11", "12"], roles: ["3"], start: "09:00" });
  });

  test("a day off has no hours, even if some were typed before", () => {
    expect(bodyOf({ ...valuesOf(day), workDay: false })).toMatchObject({ start: null, end: null });
  });

  test("a day for everyone names no people", () => {
    expect(bodyOf({ ...valuesOf(day), everyone: true })).toMatchObject({ users: [], roles: [] });
  });
});

describe("invalid parameters", () => {
  test.each([
    ["nothing", undefined],
    ["no JSON", "{"],
    ["another's", parameterOf({ ...listed, id: "8" })],
    ["a date that is none", JSON.stringify({ ...JSON.parse(parameterOf(listed)), date: "2026-13-01" })],
    ["people that are no list", JSON.stringify({ ...JSON.parse(parameterOf(listed)), users: "all" })],
  ])("an invalid parameter is ignored: %s", (_name, text) => {
    expect(readParameter(text, "9")).toBeNull();
  });

  test("parsed people always have ids, and names that are texts", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({
          id: "9",
          date: "2026-09-23",
          users: [value, { id: "4", nameAr: value }],
          roles: [value],
        });
        const read = readParameter(text, "9");
        expect(read?.users.at(-1)?.id).toBe("4");
        for (const { id, nameAr } of read?.users ?? [])
          expect([typeof id, typeof (nameAr ?? "")]).toEqual(["string", "string"]);
      }),
      { numRuns: 100 },
    );
  });
});

test("the address of the list keeps known parameters", () => {
  expect(readExceptionDaysSearch({ coming: "true", workDay: "false", search: "عيد" })).toEqual({
    coming: "true",
    workDay: "false",
    search: "عيد",
  });
  expect(readExceptionDaysSearch({ coming: "yes", workDay: "1" })).toEqual({});
});
