import { describe, expect, test } from "vitest";
import { createLookup, type Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { readLookupsSearch } from "../search.ts";
import { bodyOf, parameterOf, readParameter, valuesOf } from "./lookup-values.ts";

const lookup: Lookup = {
  id: "4",
  category: "permissionType",
  nameAr: "مراجعة مدرسة",
  nameEn: "School visit",
  mainLookup: { id: "2", nameAr: "ظرف شخصي", nameEn: "Personal errand" },
  requestType: null,
  requestTypeName: null,
  isRequired: true,
  order: 20,
  isActive: true,
  usedBy: 0,
  createdAt: "2026-01-01T00:00:00Z",
  version: 1,
  can: { delete: true },
};

test("the parameter from the list fills the form like the server's response", () => {
  expect(readParameter(parameterOf(lookup), "4")).toEqual(valuesOf(lookup));
});

test("the body is valid by the server's schema", () => {
  expect(createLookup.parse(bodyOf({ ...valuesOf(lookup), order: "٣٠", requestType: " " }))).toMatchObject({
    mainLookup: "2",
    requestType: null,
    order: 30,
  });
  expect(bodyOf({ ...valuesOf(lookup), order: "", mainLookup: "" })).toMatchObject({ order: 0, mainLookup: null });
});

describe("invalid parameters", () => {
  test.each([
    ["nothing", undefined],
    ["no JSON", "4"],
    ["another's", parameterOf({ ...lookup, id: "5" })],
    ["names that are no texts", JSON.stringify({ ...lookup, nameEn: 7 })],
  ])("an invalid parameter is ignored: %s", (_name, text) => {
    expect(readParameter(text, "4")).toBeNull();
  });

  test("invalid values of an entry are dropped", () => {
    const odd = {
      id: 4,
      nameAr: "",
      nameEn: "",
      category: "wages",
      mainLookup: "2; drop",
      order: 1.5,
      isRequired: "yes",
    };
    expect(readParameter(JSON.stringify(odd), "4")).toMatchObject({
      category: "leaveType",
      mainLookup: "",
      order: "",
      isRequired: false,
    });
  });
});

test("the address of the list keeps known parameters", () => {
  expect(readLookupsSearch({ category: "exceptionReason", isActive: "false" })).toEqual({
    category: "exceptionReason",
    isActive: "false",
  });
  expect(readLookupsSearch({ category: "wages" })).toEqual({});
});
