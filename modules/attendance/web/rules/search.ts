import { mostLetters, present } from "../read-address.ts";

/** The kinds of rules and their lists, as addresses name them. */
export const ruleLists = {
  lookup: "lookups",
  zone: "zones",
  location: "locations",
  locationZoneUser: "locationZoneUsers",
  exceptionDay: "exceptionDays",
} as const;
export type RuleKind = keyof typeof ruleLists;

/** The address of every list of rules: words of a name, being active, and the page. */
export type RulesSearch = { search?: string; isActive?: "true" | "false"; cursor?: string };

/** Reads the address; invalid values are left out. */
export function readRulesSearch(search: Record<string, unknown>): RulesSearch {
  const text = (name: string): string | undefined => String(search[name] ?? "").trim() || undefined;
  return present({
    search: text("search")?.slice(0, mostLetters),
    isActive: readOneOf(["true", "false"], text("isActive")),
    cursor: text("cursor"),
  });
}

/** One of a few values, or nothing. */
export const readOneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** Maximum length of a rule in an address. */
const longest = 20_000;

/** The edit page takes its rule as JSON in its address; it is parsed, and checked, before it is shown. */
export const readRuleParameter =
  <Kind extends RuleKind>(kind: Kind) =>
  (search: Record<string, unknown>): { [Name in Kind]?: string } => {
    const text = search[kind];
    return typeof text === "string" && text.length <= longest ? ({ [kind]: text } as { [Name in Kind]?: string }) : {};
  };
