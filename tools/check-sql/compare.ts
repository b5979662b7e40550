import type { ResultColumn } from "./describe.ts";
import type { DeclaredColumn } from "./row-type.ts";

/** Types of the driver's values by PostgreSQL's types (`platform/database/database.ts`). JSON can be anything. */
const driverTypes: Readonly<Record<string, string>> = {
  bigint: "string",
  "bigint[]": "string[]",
  boolean: "boolean",
  bytea: "Buffer",
  citext: "string",
  date: "string",
  "double precision": "number",
  integer: "number",
  json: "any",
  jsonb: "any",
  numeric: "string",
  smallint: "number",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "string",
  uuid: "string",
};

const marker = /(\w+)"?,?\s*\/\* not null: [^*]+\*\//g;

/** Returns the columns of which a statement says that they are never null: `ended_at /* not null: why *\/`. */
const declaredFilled = (text: string) => new Set([...text.matchAll(marker)].map(([, name = ""]) => name));

function faultOf(declared: DeclaredColumn, column: ResultColumn | undefined, isFilled: boolean): string | null {
  const { name, kinds, literals } = declared;
  if (column === undefined) return `${name} is declared, but not selected.`;
  const type = driverTypes[column.type];
  if (type === undefined) return `${name} is ${column.type}, for which compare.ts has no type of the driver.`;
  if (kinds.has("any")) return null;
  if (type !== "any" && !kinds.has(type)) {
    return `${name} is ${column.type}, so the driver returns ${type}, but ${[...kinds].join(" | ")} is declared.`;
  }
  const missing = column.values.filter((value) => !literals.includes(value));
  if (literals.length > 0 && missing.length > 0) return `${name} can be ${missing.join(", ")}, which is not declared.`;
  if (column.isNullable && !kinds.has("null") && !isFilled) {
    return `${name} can be null: declare that, or say after it in the statement why not: /* not null: … */`;
  }
  return null;
}

/** Returns what is wrong with the declared row type of a statement, one sentence for each column. */
export function compareColumns(text: string, declared: readonly DeclaredColumn[], columns: readonly ResultColumn[]) {
  const filled = declaredFilled(text);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const unknown = [...filled].filter((name) => byName.get(name)?.isNullable !== true);
  return [
    ...declared.map((column) => faultOf(column, byName.get(column.name), filled.has(column.name))),
    ...unknown.map((name) => `${name} is said to be not null, but is no result column that can be null.`),
  ].filter((fault) => fault !== null);
}
