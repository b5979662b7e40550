import { expect, test } from "vitest";
import { readServicesSearch } from "./search.ts";

test("invalid values are dropped from the address", () => {
  expect(
    readServicesSearch({ view: "everything", state: "lost", service: "../admin", search: "   ", other: "1" }),
  ).toEqual({});
  expect(readServicesSearch({ state: ["waiting"], service: 5, search: { a: 1 } })).toEqual({});
});

test("a view and its filters are read, and a number in the search is read as text", () => {
  expect(readServicesSearch({ view: "requests", state: "returned", service: "itRequest", search: 360 })).toEqual({
    view: "requests",
    state: "returned",
    service: "itRequest",
    search: "360",
  });
});
