// Addresses can be forged: invalid values are dropped.

const isId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);

/** An existing date `YYYY-MM-DD`, between 1900 and 2999. */
export const isDate = (text: string): boolean =>
  /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Returns a text of an address, or an empty one. The router parses a bare number as a number. */
export const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Maximum length of a search that the server accepts. */
export const maxSearchLength = 200;

const only =
  (fits: (text: string) => boolean) =>
  (value: unknown): string | undefined => {
    const text = textIn(value);
    return fits(text) ? text : undefined;
  };

export const idIn = only(isId);
export const dateIn = only(isDate);
/** A month `YYYY-MM`, between 1900 and 2999. */
export const monthIn = only((text) => /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(text));

export const present = <Found extends Record<string, unknown>>(
  found: Found,
): { [Name in keyof Found]?: Exclude<Found[Name], undefined> } =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Found]?: Exclude<Found[Name], undefined>;
  };
