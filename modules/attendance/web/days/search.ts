import { dateIn, idIn, maxSearchLength, present, textIn } from "../read-address.ts";

/** The day opened over a list. */
export type DaySearch = { person?: string; day?: string };
/** Filters of lists of people, and the page. */
export type PeopleSearch = { location?: string; department?: string; search?: string; cursor?: string };

const mostCursor = 400;

type Given = Record<string, unknown>;

/** Returns both or neither. */
export function readDaySearch(given: Given): DaySearch {
  const [person, day] = [idIn(given["person"]), dateIn(given["day"])];
  return person !== undefined && day !== undefined ? { person, day } : {};
}

export function readPeopleSearch(given: Given): PeopleSearch {
  const words = textIn(given["search"]).trim().slice(0, maxSearchLength);
  const cursor = textIn(given["cursor"]);
  return present({
    location: idIn(given["location"]),
    department: idIn(given["department"]),
    search: words === "" ? undefined : words,
    cursor: cursor === "" || cursor.length > mostCursor ? undefined : cursor,
  });
}

/** Changes a filter and resets the list to the first page. */
export const narrowedBy =
  <Search extends PeopleSearch>(read: (given: Given) => Search) =>
  ({ cursor: _, ...filters }: Search, change: { [Name in keyof Search]?: string | undefined }): Search =>
    read({ ...filters, ...change });

/** Returns the search parameters without the opened day. */
export const withoutDay = <Search extends DaySearch>({ person: _, day: __, ...rest }: Search) => rest;
