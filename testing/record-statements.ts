import { registerHooks } from "node:module";

// A setup file of the tests on the server. Only a run of all tests sets the file, so that other runs are not slower.

const replaced = new Set(
  ["database/statement.ts", "http/paged-statement.ts"].map(
    (path) => new URL(`../platform/${path}`, import.meta.url).href,
  ),
);
const recorder = new URL("recorded-statement.ts", import.meta.url).href;
const shared = globalThis as { recordsStatements?: boolean };

if (process.env["DIWAN_STATEMENTS"] !== undefined && shared.recordsStatements !== true) {
  shared.recordsStatements = true;
  await import("./recorded-statement.ts");
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return replaced.has(found.url) && context.parentURL !== recorder ? { ...found, url: recorder } : found;
    },
  });
}
