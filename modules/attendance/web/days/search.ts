import { dateIn, idIn, mostLetters, present, textIn } from "../read-address.ts";

/** The day that is open over a list. */
export type DaySearch = { person?: string; day?: string };
/** What the lists of people can be narrowed to, and where in them one is. */
export type PeopleSearch = { location?: string; department?: string; search?: string; cursor?: string };

const mostCursor = 400;

type Given = Record<string, unknown>;

/** Both or neither: a person without a date is no day. */
export function readDaySearch(given: Given): DaySearch {
  const [person, day] = [idIn(given["person"]), dateIn(given["day"])];
  return person !== undefined && day !== undefined ? { person, day } : {};
}

/** What does not belong into an address is left out of it. */
export function readPeopleSearch(given: Given): PeopleSearch {
  const words = textIn(given["search"]).trim().slice(0, mostLetters);
  const cursor = textIn(given["cursor"]);
  return present({
    location: idIn(given["location"]),
    department: idIn(given["department"]),
    search: words === "" ? undefined : words,
    cursor: cursor === "" || cursor.length > mostCursor ? undefined : cursor,
  });
}

/** The address without the day that is open over it. */
export function withoutDay<Search extends DaySearch>({
  person: _person,
  day: _day,
  ...rest
}: Search): Omit<Search, "person" | "day"> {
  return rest;
}
