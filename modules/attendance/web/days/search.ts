import { isDate } from "../calendar/search.ts";

/** The day that is open over a list. */
export type DaySearch = { person?: string; day?: string };
/** What the lists of people can be narrowed to, and where in them one is. */
export type PeopleSearch = { location?: string; department?: string; search?: string; cursor?: string };

/** As many letters as the server reads of a search. */
export const mostLetters = 200;
const mostCursor = 400;

type Given = Record<string, unknown>;

// The router reads a bare number in an address as a number.
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const isId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);

/** Both or neither: a person without a date is no day. */
export function readDaySearch(given: Given): DaySearch {
  const [person, day] = [textOf(given["person"]), textOf(given["day"])];
  return isId(person) && isDate(day) ? { person, day } : {};
}

/** What does not belong into an address is left out of it. */
export function readPeopleSearch(given: Given): PeopleSearch {
  const found: PeopleSearch = {};
  for (const name of ["location", "department"] as const) {
    const value = textOf(given[name]);
    if (isId(value)) found[name] = value;
  }
  const words = textOf(given["search"]).trim().slice(0, mostLetters);
  if (words !== "") found.search = words;
  const cursor = textOf(given["cursor"]);
  if (cursor !== "" && cursor.length <= mostCursor) found.cursor = cursor;
  return found;
}

/** The address without the day that is open over it. */
export function withoutDay<Search extends DaySearch>({
  person: _person,
  day: _day,
  ...rest
}: Search): Omit<Search, "person" | "day"> {
  return rest;
}
