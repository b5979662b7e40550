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

export const readPoliciesSearch = (given: Given) => {
  const type = textIn(given["type"]);
  return { ...listed(given), ...filled("type", /^[1-9][0-9]{0,17}$/.test(type) ? type : "") };
};

/** The policy that a new one starts from. */
export const readPresetSearch = (given: Given): { preset?: "saudiAnnual" } =>
  given["preset"] === "saudiAnnual" ? { preset: "saudiAnnual" } : {};
