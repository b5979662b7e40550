// The search parameters of the pages. Addresses can be forged: invalid values are dropped.

/** Maximum length of a search that the server accepts. */
export const maxLetters = 200;

type Given = Record<string, unknown>;

/** The router parses a bare number or truth value. */
const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : "";

const filled = <Name extends string>(name: Name, text: string): { [Key in Name]?: string } =>
  (text === "" ? {} : { [name]: text }) as { [Key in Name]?: string };

const listed = (given: Given) => ({
  ...filled("search", textIn(given["search"]).slice(0, maxLetters)),
  ...filled("cursor", textIn(given["cursor"]).slice(0, 400)),
});

const flagIn = <Name extends string>(given: Given, name: Name): { [Key in Name]?: "true" | "false" } => {
  const text = textIn(given[name]);
  return (text === "true" || text === "false" ? { [name]: text } : {}) as { [Key in Name]?: "true" | "false" };
};

export const readTypesSearch = (given: Given) => ({
  ...listed(given),
  ...flagIn(given, "isActive"),
  ...flagIn(given, "takesBalance"),
});

/** The policy that a new one starts from. */
export const readPresetSearch = (given: Given): { preset?: "saudiAnnual" } =>
  given["preset"] === "saudiAnnual" ? { preset: "saudiAnnual" } : {};
const idIn = <Name extends string>(given: Given, name: Name): { [Key in Name]?: string } =>
  filled(name, /^[1-9][0-9]{0,17}$/.test(textIn(given[name])) ? textIn(given[name]) : "");

/** An existing date `YYYY-MM-DD`, between 1900 and 2999. */
const dateIn = <Name extends string>(given: Given, name: Name): { [Key in Name]?: string } => {
  const text = textIn(given[name]);
  const isDate =
    /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text);
  return filled(name, isDate ? text : "");
};

export const readLedgerSearch = (given: Given) => ({ ...idIn(given, "type"), ...dateIn(given, "on") });
export type LedgerSearch = ReturnType<typeof readLedgerSearch>;

export const readBalancesSearch = (given: Given) => ({
  ...listed(given),
  ...readLedgerSearch(given),
  ...idIn(given, "department"),
});
export type BalancesSearch = ReturnType<typeof readBalancesSearch>;

export const readCoverageSearch = (given: Given): ReturnType<typeof listed> & { mode?: "warn" | "refuse" } => {
  const mode = given["mode"];
  return { ...listed(given), ...(mode === "warn" || mode === "refuse" ? { mode } : {}) };
};

export const readRecountsSearch = (given: Given) => {
  const { short } = flagIn(given, "short");
  return { ...listed(given), ...(short === "true" ? { short } : {}) };
};

export const readPoliciesSearch = (given: Given) => ({ ...listed(given), ...idIn(given, "type") });
