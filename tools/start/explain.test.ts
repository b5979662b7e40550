import { expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { DatabaseFailure } from "../embedded-database/failure.ts";
import { explain } from "./explain.ts";

const url = "postgres://omar:very-secret@db.example:5433/portal";
const coded = (code: string, text = "x"): Error => Object.assign(new Error(text), { code });

test.each([
  ["ECONNREFUSED", "nothing answers there"],
  ["ENOTFOUND", "there is no such host"],
  ["28P01", "the password is refused"],
  ["3D000", "there is no database of that name"],
])("an external database that fails with %s is explained without its secret", (code, reason) => {
  const text = explain(coded(code), url);
  expect(text).toBe(`The database at db.example:5433/portal (DATABASE_URL) cannot be used: ${reason}.`);
});

test("the cause is found inside wrapping errors", () => {
  const several = new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]);
  expect(explain(several, url)).toContain("nothing answers there");
  expect(explain(new Error("migration failed", { cause: coded("28P01") }), url)).toContain("the password is refused");
});

test("an error with its own explanation is shown unchanged", () => {
  expect(explain(new DatabaseFailure("The disk is full."), null)).toBe("The disk is full.");
  let refused: unknown;
  try {
    readConfig({ PORT: "many" });
  } catch (error) {
    refused = error;
  }
  expect(explain(refused, null)).toContain("PORT");
});

test("any other error is named without a stack trace", () => {
  const text = explain(new TypeError("x is not a function"), null);
  expect(text).toContain("Diwan could not start: x is not a function");
  expect(text).not.toContain("    at ");
});
