import { replaceStatements } from "./replace-statements.ts";

// A setup file of the tests on the server. Only a run of all tests sets the file, so that other runs are not slower.

const shared = globalThis as { recordsStatements?: boolean };

if (process.env["DIWAN_STATEMENTS"] !== undefined && shared.recordsStatements !== true) {
  shared.recordsStatements = true;
  await import("./recorded-statement.ts");
  replaceStatements();
}
