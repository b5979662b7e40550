// Addresses can be forged: invalid values are dropped.

/** Returns a value of an address as text. The router parses a bare number or truth value. */
const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

const only =
  (fits: (text: string) => boolean) =>
  (value: unknown): string | undefined => {
    const text = textIn(value);
    return fits(text) ? text : undefined;
  };

/** An existing date `YYYY-MM-DD`, between 1900 and 2999. */
export const isDate = (text: string): boolean =>
  /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export const idIn = only((text) => /^[1-9][0-9]{0,17}$/.test(text));
export const dateIn = only(isDate);
/** A month `YYYY-MM`, between 1900 and 2999. */
export const monthIn = only((text) => /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(text));
export const cursorIn = only((text) => text !== "" && text.length <= 400);

/** Maximum length of a search that the server accepts. */
export const maxLetters = 200;
export const wordsIn = (value: unknown): string | undefined => textIn(value).trim().slice(0, maxLetters) || undefined;

export const oneOfIn =
  <const Value extends string>(values: readonly Value[]) =>
  (given: unknown): Value | undefined => {
    const text = textIn(given);
    return values.find((value) => value === text);
  };

type Readers = Readonly<Record<string, (given: unknown) => string | undefined>>;
export type SearchOf<Parts extends Readers> = {
  [Name in keyof Parts]?: Exclude<ReturnType<Parts[Name]>, undefined>;
};

/** Returns a reader of search parameters, each read by its own function. */
export const searchOf =
  <Parts extends Readers>(readers: Parts) =>
  (given: Record<string, unknown>): SearchOf<Parts> =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([name, read]) => {
        const value = read(given[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as SearchOf<Parts>;
