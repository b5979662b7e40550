import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as recording from "#testing/recorded-statement.ts";
import { replaceStatements } from "#testing/replace-statements.ts";

/** A statement and the call that makes it; `line` and `column` count from 1. */
export type Statement = { text: string; path: string; line: number; column: number };

export function placed(root: string, { text, at }: recording.Recorded): Statement {
  const [, url = "", line, column] = /^(.*):(\d+):(\d+)$/.exec(at) ?? [];
  return { text, path: relative(root, fileURLToPath(url)), line: Number(line), column: Number(column) };
}

/** Imports files (relative to `root`) and returns the statements that they, and what they import, made when loaded. */
export async function collectStatements(root: string, files: readonly string[]): Promise<Statement[]> {
  const hooks = replaceStatements();
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href);
  } finally {
    hooks.deregister();
  }
  return recording.recorded.map((one) => placed(root, one));
}
