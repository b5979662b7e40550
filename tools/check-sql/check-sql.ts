import { readFile } from "node:fs/promises";
import { collectStatements, placed, type Statement } from "./collect.ts";
import { compareColumns } from "./compare.ts";
import { type DeclaredCall, readDeclared } from "./declared.ts";
import { openDescriber } from "./describe.ts";

/** `composed` are the calls that compose statements while the server runs. */
const reportOf = (faults: readonly string[], statements: readonly Statement[], composed: readonly DeclaredCall[]) => ({
  // A function that makes several statements has one fault.
  faults: [...new Set(faults)],
  prepared: statements.length,
  composed: composed.map(({ path, line }) => `${path}:${line}`),
});

export type Report = ReturnType<typeof reportOf>;

const placeOf = ({ path, line, column }: { path: string; line: number; column: number }) => `${path}:${line}:${column}`;

const at = ({ path, line }: { path: string; line: number }, fault: string) => `${path}:${line} ${fault}`;

/** A statement that could be checked must be. */
function faultOfComposed({ isTemplate, isFixed }: DeclaredCall): string[] {
  if (!isFixed) return [];
  return [
    isTemplate
      ? "This template inserts only values: make it a statement(…), so that it is checked."
      : "This text is fixed: make the statement a constant of its module, so that it is checked.",
  ];
}

type Sources = { calls: DeclaredCall[]; statements: Statement[]; composed: DeclaredCall[] };

/** Returns the calls that make statements, and the statements that exist as soon as their modules are loaded. */
async function readSources(root: string, projects: readonly string[]): Promise<Sources> {
  const calls = readDeclared(root, projects);
  const statements = await collectStatements(root, [...new Set(calls.map((call) => call.path))]);
  const prepared = new Set(statements.map(placeOf));
  return { calls, statements, composed: calls.filter((call) => !prepared.has(placeOf(call))) };
}

/** Prepares statements at the database, and compares their results with the row types of the calls. */
async function compareStatements(url: string, calls: readonly DeclaredCall[], statements: readonly Statement[]) {
  const declared = new Map(calls.map((call) => [placeOf(call), call.columns]));
  await using describer = await openDescriber(url);

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

  const faults: string[] = [];
  for (const one of statements) faults.push(...(await faultsOf(one)).map((fault) => at(one, fault)));
  return faults;
}

/**
 * Prepares all statements of TypeScript projects (configuration files relative to `root`) against the migrated database
 * at `url`, and compares their results with the declared row types.
 */
export async function checkStatements(root: string, projects: readonly string[], url: string): Promise<Report> {
  const { calls, statements, composed } = await readSources(root, projects);
  const faults = await compareStatements(url, calls, statements);
  for (const call of composed) faults.push(...faultOfComposed(call).map((fault) => at(call, fault)));
  return reportOf(faults, statements, composed);
}

/** Reads the statements that tests have recorded (`testing/recorded-statement.ts`), each once. */
async function readRecorded(root: string, file: string): Promise<Statement[]> {
  const lines = new Set((await readFile(file, "utf8")).split("\n").filter((line) => line !== ""));
  return [...lines].map((line) => placed(root, JSON.parse(line)));
}

/**
 * Does the same with the statements that are composed while the server runs, as tests have recorded them in `file`. One
 * that no test makes is a fault. Templates are left out.
 */
export async function checkComposed(root: string, projects: readonly string[], url: string, file: string) {
  const sources = await readSources(root, projects);
  const composed = sources.composed.filter(({ isTemplate }) => !isTemplate);
  const places = new Set(composed.map(placeOf));
  const statements = (await readRecorded(root, file)).filter((one) => places.has(placeOf(one)));
  const made = new Set(statements.map(placeOf));
  const untested = composed.filter((call) => !made.has(placeOf(call)));
  const faults = [
    ...untested.map((call) => at(call, "No test makes this statement, so that it is not checked.")),
    ...(await compareStatements(url, composed, statements)),
  ];
  return reportOf(faults, statements, composed);
}
