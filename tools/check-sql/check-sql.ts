import { relative } from "node:path";
import { collectStatements, type Statement } from "./collect.ts";
import { compareColumns } from "./compare.ts";
import { type DeclaredCall, readDeclared } from "./declared.ts";
import { openDescriber } from "./describe.ts";

export type Report = {
  /** `path:line sentence`. */
  faults: string[];
  /** Number of statements that were prepared. */
  prepared: number;
  /** Places, `path:line`, that compose statements while the server runs. They are not checked. */
  composed: string[];
};

const placeOf = ({ path, line, column }: { path: string; line: number; column: number }) => `${path}:${line}:${column}`;

/** A statement that could be checked must be. */
function faultOfComposed({ isTemplate, isFixed }: DeclaredCall): string[] {
  if (!isFixed) return [];
  return [
    isTemplate
      ? "This template inserts only values: make it a statement(…), so that it is checked."
      : "This text is fixed: make the statement a constant of its module, so that it is checked.",
  ];
}

/**
 * Prepares all statements of TypeScript projects (configuration files relative to `root`) against the migrated database
 * at `url`, and compares their results with the declared row types.
 */
export async function checkStatements(root: string, projects: readonly string[], url: string): Promise<Report> {
  const calls = readDeclared(root, projects);
  const declared = new Map(calls.map((call) => [placeOf(call), call.columns]));
  const made = await collectStatements(root, [...new Set(calls.map((call) => call.path))]);
  const statements = made.map((one) => ({ ...one, path: relative(root, one.path) }));
  const prepared = new Set(statements.map(placeOf));
  const composed = calls.filter((call) => !prepared.has(placeOf(call)));
  const describer = await openDescriber(url);

  async function faultsOf(statement: Statement): Promise<string[]> {
    const expected = declared.get(placeOf(statement));
    if (expected === undefined) return ["The compiler finds no call here that makes this statement."];
    try {
      const columns = await describer.describe(statement.text);
      return expected === null ? [] : compareColumns(statement.text, expected, columns);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  try {
    const faults: string[] = [];
    const add = ({ path, line }: { path: string; line: number }, found: string[]) =>
      faults.push(...found.map((fault) => `${path}:${line} ${fault}`));
    for (const statement of statements) add(statement, await faultsOf(statement));
    for (const call of composed) add(call, faultOfComposed(call));
    return {
      // A function that makes several statements has one fault.
      faults: [...new Set(faults)],
      prepared: statements.length,
      composed: composed.map(({ path, line }) => `${path}:${line}`),
    };
  } finally {
    await describer.close();
  }
}
