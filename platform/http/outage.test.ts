import { expect, test } from "vitest";
import { refusalOfOutage } from "./outage.ts";

const withCode = (code: string): Error => Object.assign(new Error("It failed."), { code });

test.each([
  ["a full disk of PostgreSQL", withCode("53100"), "storage_full"],
  ["a full disk of files", new Error("The upload failed.", { cause: withCode("ENOSPC") }), "storage_full"],
  ["a database that shuts down", withCode("57P01"), "unavailable"],
  ["a closed connection", new Error("Connection terminated unexpectedly"), "unavailable"],
  ["a host with two addresses", new AggregateError([withCode("ECONNREFUSED")]), "unavailable"],
  ["a lost connection of class 08", withCode("08006"), "unavailable"],
  ["a violated constraint", withCode("23505"), null],
  ["a defect", new TypeError("x is undefined"), null],
  ["a value that is no error", "ENOSPC", null],
])("%s", (_, error, code) => {
  expect(refusalOfOutage(error)?.code ?? null).toBe(code);
});
