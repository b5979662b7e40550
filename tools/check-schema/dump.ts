import type { Catalogue, Column, Table } from "./catalogue.ts";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const plainName = /^[a-z_][a-z0-9_]*$/;
/** SQL keywords that are used as names here; quoted, so that the dump can be loaded. */
const reserved = new Set([
  "user",
  "order",
  "group",
  "table",
  "check",
  "end",
  "default",
  "limit",
  "offset",
  "references",
  "when",
]);
const name = (text: string) => (plainName.test(text) && !reserved.has(text) ? text : `"${text.replaceAll('"', '""')}"`);

function columnLine(column: Column): string {
  const parts = [name(column.name), column.type];
  if (column.collation !== null) parts.push(`collate ${column.collation}`);
  if (column.identity !== null) {
    parts.push(
      `generated ${column.identity} as identity${column.identityOptions === "" ? "" : ` (${column.identityOptions})`}`,
    );
  } else if (column.generated !== null) {
    parts.push(`generated always as (${column.default}) ${column.generated}`);
  } else if (column.default !== null) {
    parts.push(`default ${column.default}`);
  }
  if (column.notNull && column.identity === null) parts.push("not null");
  return parts.join(" ");
}

const constraintLine = (constraint: { name: string; definition: string }) =>
  `constraint ${name(constraint.name)} ${constraint.definition}`;

function head(table: Table): string {
  const create = `create ${table.unlogged ? "unlogged " : ""}table ${name(table.name)}`;
  const constraints = table.constraints.filter((constraint) => constraint.kind !== "f").map(constraintLine);
  const tail = `${table.partitionKey === null ? "" : ` partition by ${table.partitionKey}`}${table.options === null ? "" : ` with (${table.options})`}`;
  if (table.partitionOf !== null) {
    const own = constraints.length === 0 ? "" : ` (\n  ${constraints.join(",\n  ")}\n)`;
    return `${create} partition of ${table.partitionOf.parent}${own} ${table.partitionOf.bounds}${tail};`;
  }
  return `${create} (\n  ${[...table.columns.map(columnLine), ...constraints].join(",\n  ")}\n)${tail};`;
}

function tableText(table: Table): string {
  const lines = [head(table)];
  if (table.comment !== null) lines.push(`comment on table ${name(table.name)} is ${quoted(table.comment)};`);
  for (const column of table.columns) {
    const path = `${name(table.name)}.${name(column.name)}`;
    if (column.comment !== null) lines.push(`comment on column ${path} is ${quoted(column.comment)};`);
    if (column.statistics !== null) {
      lines.push(
        `alter table ${name(table.name)} alter column ${name(column.name)} set statistics ${column.statistics};`,
      );
    }
  }
  lines.push(
    ...[...table.indexes.map(onAll), ...table.statistics, ...table.triggers].map((definition) => `${definition};`),
  );
  return lines.join("\n");
}

/** PostgreSQL prints a partitioned index as `on only`; created before the partitions, `on` creates one for each. */
const onAll = (definition: string) => definition.replace(/^(CREATE (?:UNIQUE )?INDEX \S+ ON) ONLY /, "$1 ");

/** Order of creation: by name, but partitions after their parents. */
const partitionsLast = (tables: Table[]) => [
  ...tables.filter((table) => table.partitionOf === null),
  ...tables.filter((table) => table.partitionOf !== null),
];

/** Returns the SQL that creates the schema; independent of the migrations that led to it. */
export function dumpSchema(catalogue: Catalogue): string {
  const foreignKeys = catalogue.tables.flatMap((table) =>
    table.constraints
      .filter((constraint) => constraint.kind === "f")
      .map((constraint) => `alter table ${name(table.name)} add ${constraintLine(constraint)};`),
  );
  const sequences = catalogue.sequences.map(
    (sequence) =>
      `create sequence ${name(sequence.name)} as ${sequence.type}${sequence.options === "" ? "" : ` ${sequence.options}`};`,
  );
  const owners = catalogue.sequences
    .filter((sequence) => sequence.ownedBy !== null)
    .map((sequence) => `alter sequence ${name(sequence.name)} owned by ${sequence.ownedBy};`);
  const blocks = [
    "-- The schema that database/migrations make. Written by `npm run schema`; never edited by hand.\nset check_function_bodies = false;",
    catalogue.extensions.map((extension) => `create extension ${name(extension)};`).join("\n"),
    catalogue.collations
      .map(
        (collation) =>
          `create collation ${name(collation.name)} (provider = ${collation.provider}, locale = ${quoted(collation.locale)}${collation.deterministic ? "" : ", deterministic = false"});`,
      )
      .join("\n"),
    catalogue.textSearch.join("\n"),
    sequences.join("\n"),
    ...catalogue.functions.map((definition) => `${definition.trimEnd()};`),
    ...partitionsLast(catalogue.tables).map(tableText),
    owners.join("\n"),
    foreignKeys.join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
