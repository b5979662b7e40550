import { readPeopleSearch, type PeopleSearch } from "../days/search.ts";
import { dateIn, idIn, present } from "../read-address.ts";

/** Search parameters of the findings: a person, a rule, and the period of their last dates. */
export type FindingsSearch = Pick<PeopleSearch, "search" | "cursor"> & { rule?: string; from?: string; to?: string };

export function readFindingsSearch(search: Record<string, unknown>): FindingsSearch {
  const { location: _, department: __, ...people } = readPeopleSearch(search);
  return {
    ...people,
    ...present({ rule: idIn(search["rule"]), from: dateIn(search["from"]), to: dateIn(search["to"]) }),
  };
}
