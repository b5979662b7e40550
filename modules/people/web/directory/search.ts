import { spokenLanguages, type SpokenLanguage } from "#modules/people/contract/languages.ts";

/** The address of the directory: what it is narrowed to, and where in the list one is. */
export type DirectorySearch = {
  search?: string;
  department?: string;
  place?: string;
  manager?: string;
  skill?: string;
  language?: SpokenLanguage;
  cursor?: string;
};

const filterNames = ["search", "department", "place", "manager", "skill", "language"] as const;

/** As many letters as the server reads of a search. */
export const mostLetters = 200;

const idPattern = /^[1-9][0-9]{0,17}$/;

/** What an address asks for; what is broken or foreign in it is left out. */
export function readDirectorySearch(given: Record<string, unknown>): DirectorySearch {
  const text = (name: string, most: number): string | undefined =>
    String(given[name] ?? "")
      .trim()
      .slice(0, most) || undefined;
  const idOf = (name: string): string | undefined => {
    const value = text(name, 18);
    return value !== undefined && idPattern.test(value) ? value : undefined;
  };
  const read = {
    search: text("search", mostLetters),
    department: idOf("department"),
    place: text("place", 160),
    manager: idOf("manager"),
    skill: text("skill", 80),
    language: spokenLanguages.find((known) => known === given["language"]),
    cursor: text("cursor", 400),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as DirectorySearch;
}

export const isNarrowed = (search: DirectorySearch): boolean => filterNames.some((name) => search[name] !== undefined);
