import { sql, type RawBuilder } from "kysely";
import { parse, type Filter } from "scim2-parse-filter";
import { refuse } from "#platform/http/refuse.ts";

type Condition = RawBuilder<boolean>;
type Compare = Extract<Filter, { compValue: unknown }>;

/** Filterable attributes in lower case, with their URN unless it is the resource's own. */
export type Filterable = Readonly<
  Record<
    string,
    /** Compared exactly, as folded text, or as a boolean; `within` is a filter in brackets. */
    { kind: "exact" | "text" | "boolean"; column: RawBuilder<unknown> } | { kind: "within"; attributes: Filterable }
  >
>;

/** A longer filter is abuse. */
const maxTerms = 50;

/** Escapes wildcards. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

function comparison({ op, compValue }: Compare, kind: "exact" | "text" | "boolean", column: RawBuilder<unknown>) {
  if (kind === "boolean") {
    const wanted = typeof compValue === "string" ? compValue.toLowerCase() === "true" : compValue;
    if (typeof wanted !== "boolean" || (op !== "eq" && op !== "ne")) throw refuse("filter_invalid");
    return op === "eq" ? sql<boolean>`(${column} = ${wanted})` : sql<boolean>`(${column} <> ${wanted})`;
  }
  if (typeof compValue !== "string" || compValue.includes("\0")) throw refuse("filter_invalid");
  const [left, right] = kind === "text" ? [sql`lower(${column})`, compValue.toLowerCase()] : [column, compValue];
  const like = literally(right);
  switch (op) {
    case "eq":
      return sql<boolean>`(${left} = ${right})`;
    case "ne":
      return sql<boolean>`(${left} is distinct from ${right})`;
    case "co":
      return sql<boolean>`(${left} like ${`%${like}%`})`;
    case "sw":
      return sql<boolean>`(${left} like ${`${like}%`})`;
    case "ew":
      return sql<boolean>`(${left} like ${`%${like}`})`;
    default:
      throw refuse("filter_invalid");
  }
}

function conditionOf(filter: Filter, known: Filterable, count: () => void): Condition {
  count();
  if ("filters" in filter) {
    const parts = filter.filters.map((part) => conditionOf(part, known, count));
    return sql<boolean>`(${sql.join(parts, filter.op === "and" ? sql` and ` : sql` or `)})`;
  }
  if (filter.op === "not") return sql<boolean>`(not coalesce(${conditionOf(filter.filter, known, count)}, false))`;
  const name = filter.attrPath.toLowerCase();
  const attribute = Object.hasOwn(known, name) ? known[name] : undefined;
  if (attribute === undefined) throw refuse("filter_invalid");
  if (filter.op === "[]") {
    if (attribute.kind !== "within") throw refuse("filter_invalid");
    return conditionOf(filter.valFilter, attribute.attributes, count);
  }
  if (attribute.kind === "within") throw refuse("filter_invalid");
  if (filter.op === "pr") return sql<boolean>`(${attribute.column} is not null)`;
  return comparison(filter, attribute.kind, attribute.column);
}

/** Parses a filter (RFC 7644, section 3.4.2.2) into a condition, null for none; throws `filter_invalid`. */
export function readFilter(text: string | undefined, known: Filterable): Condition | null {
  if (text === undefined || text.trim() === "") return null;
  let filter: Filter;
  try {
    filter = parse(text);
  } catch {
    throw refuse("filter_invalid");
  }
  let terms = 0;
  return conditionOf(filter, known, () => {
    if ((terms += 1) > maxTerms) throw refuse("filter_invalid");
  });
}
