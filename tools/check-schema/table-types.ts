import type { Catalogue, Column, Table } from "./catalogue.ts";

/** Kysely's type for each PostgreSQL type, as the driver returns and accepts it. */
const types: Readonly<Record<string, string>> = {
  bigint: "Int8",
  xid8: "Int8",
  numeric: "Numeric",
  smallint: "number",
  integer: "number",
  real: "number",
  "double precision": "number",
  boolean: "boolean",
  text: "string",
  citext: "string",
  "character varying": "string",
  uuid: "string",
  inet: "string",
  date: "string",
  daterange: "string",
  int4range: "string",
  tstzrange: "string",
  "time without time zone": "string",
  tsvector: "string",
  "timestamp with time zone": "Instant",
  bytea: "Buffer",
  jsonb: "Json",
  "text[]": "string[]",
  "integer[]": "number[]",
  "bigint[]": "string[]",
};

const literal = /^'((?:[^']|'')*)'::text$/;

/** Returns the values that a check constraint allows: `check (status in ('a', 'b'))` as PostgreSQL prints it. */
function allowedValues(table: Table, column: Column): string[] | null {
  for (const constraint of table.constraints) {
    if (constraint.kind !== "c" || constraint.columns.length !== 1 || constraint.columns[0] !== column.name) continue;
    const quotedName = `(?:"${column.name}"|${column.name})`;
    const several = new RegExp(`^CHECK \\(${quotedName} = ANY \\(ARRAY\\[(.*)\\]\\)\\)$`).exec(constraint.definition);
    const one = new RegExp(`^CHECK \\(${quotedName} = ('.*'::text)\\)$`).exec(constraint.definition);
    const items = several?.[1]?.split(", ") ?? (one?.[1] === undefined ? null : [one[1]]);
    const values = items?.map((item) => literal.exec(item)?.[1]?.replaceAll("''", "'"));
    if (values?.every((value) => value !== undefined) === true) return values;
  }
  return null;
}

function columnType(table: Table, column: Column): string {
  const values = column.type === "text" ? allowedValues(table, column) : null;
  const base =
    values === null
      ? types[column.type.replace(/\(.*\)/, "")]
      : values.map((value) => JSON.stringify(value)).join(" | ");
  if (base === undefined) {
    throw new Error(`${table.name}.${column.name}: no TypeScript type for ${column.type}; add it in table-types.ts.`);
  }
  const nullable = column.notNull ? base : `${base} | null`;
  if (column.generated !== null || column.identity === "always") return `Always<${nullable}>`;
  if (column.default !== null || column.identity === "by default") return `Default<${nullable}>`;
  return nullable;
}

const pascalCase = (text: string) => text.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function tableInterface(table: Table): string {
  const comment = table.comment === null ? "" : `/** ${table.comment.replaceAll("*/", "* /")} */\n`;
  const columns = table.columns.map((column) => {
    const columnComment = column.comment === null ? "" : `  /** ${column.comment.replaceAll("*/", "* /")} */\n`;
    return `${columnComment}  ${column.name}: ${columnType(table, column)};`;
  });
  return `${comment}export interface ${pascalCase(table.name)}Table {\n${columns.join("\n")}\n}`;
}

const header = (text: string) => `// Written by \`npm run schema\` from the real schema; never edited by hand.
import type { ColumnType } from "kysely";
${text.includes("Json") ? 'import type { JsonInput, JsonValue } from "./json.ts";\n' : ""}
/** A column with a default: may be left out of an insert. */
type Default<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

const aliases: Readonly<Record<string, string>> = {
  Always: `/** A column that only the database writes. */
type Always<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;`,
  Int8: `/** 64 bits: text, since a JavaScript number would round it. */
type Int8 = ColumnType<string, string | number, string | number>;`,
  Numeric: `/** Decimal: text, since a JavaScript number would round it. */
type Numeric = ColumnType<string, string | number, string | number>;`,
  Instant: `/** An instant as ISO 8601 text in UTC, with microseconds. */
type Instant = ColumnType<string, string | Date, string | Date>;`,
  Json: `type Json = ColumnType<JsonValue, JsonInput, JsonInput>;`,
};

/** Returns Kysely's row types of all tables except partitions, which are accessed through their parents. */
export function tableTypes(catalogue: Catalogue): string {
  const tables = catalogue.tables.filter((table) => table.partitionOf === null);
  const interfaces = tables.map(tableInterface).join("\n\n");
  const used = Object.entries(aliases).filter(([alias]) => new RegExp(`\\b${alias}\\b(?!:)`).test(interfaces));
  const all = tables.map((table) => `  ${table.name}: ${pascalCase(table.name)}Table;`).join("\n");
  return `${[header(used.map(([alias]) => alias).join()) + used.map(([, text]) => text).join("\n"), interfaces, `export interface Tables {\n${all}\n}`].join("\n\n")}\n`;
}
