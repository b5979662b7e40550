import { maxLetters, present } from "../read-address.ts";

/** The kinds of rules and their lists, as named in addresses. */
export const ruleLists = {
  lookup: "lookups",
  zone: "zones",
  location: "locations",
  locationZoneUser: "locationZoneUsers",
  exceptionDay: "exceptionDays",
  workingTimeRule: "workingTimeRules",
} as const;
export type RuleKind = keyof typeof ruleLists;

/** Search parameters of every list of rules. */
export type RulesSearch = { search?: string; isActive?: "true" | "false"; cursor?: string };

/** Parses the search parameters; invalid values are dropped. */
export function readRulesSearch(search: Record<string, unknown>): RulesSearch {
  const text = (name: string): string | undefined => String(search[name] ?? "").trim() || undefined;
  return present({
    search: text("search")?.slice(0, maxLetters),
    isActive: readOneOf(["true", "false"], text("isActive")),
    cursor: text("cursor"),
  });
}

/** Returns one of the allowed values, or undefined. */
export const readOneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** Maximum length of a rule in an address. */
const longest = 20_000;

/** Reads the JSON parameter of an edit page; it is parsed and validated before it is shown. */
export const readRuleParameter =
  <Kind extends RuleKind>(kind: Kind) =>
  (search: Record<string, unknown>): { [Name in Kind]?: string } => {
    const text = search[kind];
    return typeof text === "string" && text.length <= longest ? ({ [kind]: text } as { [Name in Kind]?: string }) : {};
  };
