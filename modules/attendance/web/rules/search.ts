import { mostLetters } from "../read-address.ts";

/** What the address of every index of rules says: words of a name, being active, and from where on. */
export type RulesSearch = { search?: string; isActive?: "true" | "false"; cursor?: string };

/** Reads the address; whatever is not as it should be is left out. */
export function readRulesSearch(search: Record<string, unknown>): RulesSearch {
  const text = (name: string): string => String(search[name] ?? "").trim();
  const [words, isActive, cursor] = [text("search").slice(0, mostLetters), text("isActive"), text("cursor")];
  return {
    ...(words === "" ? {} : { search: words }),
    ...(isActive === "true" || isActive === "false" ? { isActive } : {}),
    ...(cursor === "" ? {} : { cursor }),
  };
}

/** One of a few values, or nothing. */
export const readOneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The longest an entity in an address may be. */
const longest = 20_000;

/** The entity that an edit screen takes in its address, as text: it is looked at before anything is shown. */
export const readEntityText = (given: unknown): string | undefined =>
  typeof given === "string" && given.length <= longest ? given : undefined;
