import { expect, test } from "vitest";
import { readServicesSearch } from "./search.ts";

test("whatever is not as it should be is left out of the address", () => {
  expect(
    readServicesSearch({ view: "everything", state: "lost", service: "../admin", search: "   ", other: "1" }),
  ).toEqual({});
  expect(readServicesSearch({ state: ["waiting"], service: 5, search: { a: 1 } })).toEqual({});
});

test("a view with its filters, and a number that is looked for as words", () => {
  expect(readServicesSearch({ view: "requests", state: "returned", service: "itRequest", search: 360 })).toEqual({
    view: "requests",
    state: "returned",
    service: "itRequest",
    search: "360",
  });
});
