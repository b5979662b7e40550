import { registerHooks } from "node:module";

const replaced = new Set(
  ["database/statement.ts", "http/paged-statement.ts"].map(
    (path) => new URL(`../platform/${path}`, import.meta.url).href,
  ),
);
const recorder = new URL("recorded-statement.ts", import.meta.url).href;

/** Has modules that are imported from now on make their statements by `recorded-statement.ts`. */
export const replaceStatements = () =>
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return replaced.has(found.url) && context.parentURL !== recorder ? { ...found, url: recorder } : found;
    },
  });
