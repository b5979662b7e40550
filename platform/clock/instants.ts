// Instants are text with up to six digits of a second, as the database writes them; a Date would round them.

/** Pads an instant to six digits without a zone, so that text order is time order. */
const sortable = (instant: string): string => {
  const text = instant.endsWith("Z") ? instant.slice(0, -1) : instant;
  return text.length === 19 ? `${text}.000000` : text.padEnd(26, "0");
};

export const isAfter = (one: string, other: string): boolean => sortable(one) > sortable(other);

export const latestOf = (first: string, ...others: readonly (string | null)[]): string =>
  others.reduce<string>((latest, other) => (other !== null && isAfter(other, latest) ? other : latest), first);
