import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as recording from "./record.ts";

const recorder = new URL("record.ts", import.meta.url).href;
const replaced = new Set(
  ["database/statement.ts", "http/paged-statement.ts"].map(
    (path) => new URL(`../../platform/${path}`, import.meta.url).href,
  ),
);

/** A statement that exists as soon as its module is loaded. `line` and `column` of the call count from 1. */
export type Statement = { text: string; path: string; line: number; column: number };

function placed({ text, at }: recording.Recorded): Statement {
  const [, url = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(at) ?? [];
  return { text, path: fileURLToPath(url), line: Number(line), column: Number(column) };
}

/** Imports files (relative to `root`) and returns the statements that they, and what they import, make meanwhile. */
export async function collectStatements(root: string, files: readonly string[]): Promise<Statement[]> {
  const before = recording.recorded.length;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isReplaced = replaced.has(found.url) && context.parentURL !== recorder;
      return isReplaced ? { ...found, url: recorder } : found;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href);
  } finally {
    hooks.deregister();
  }
  return recording.recorded.slice(before).map(placed);
}
