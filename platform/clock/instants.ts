// Instants are text with up to six digits of a second, as the database writes them; a Date would round them.

/** The same instant with all six digits and no zone, so that text order is time order. */
const sortable = (instant: string): string => {
  const text = instant.replace(/Z$/, "");
  return text.length === 19 ? `${text}.000000` : text.padEnd(26, "0");
};

export const isAfter = (one: string, other: string): boolean => sortable(one) > sortable(other);

/** The latest of several instants. */
export const latestOf = (first: string, ...others: readonly (string | null)[]): string =>
  others.reduce<string>((latest, other) => (other !== null && isAfter(other, latest) ? other : latest), first);
