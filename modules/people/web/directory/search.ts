import { spokenLanguages, type SpokenLanguage } from "#modules/people/contract/languages.ts";

export type DirectorySearch = {
  search?: string;
  department?: string;
  place?: string;
  manager?: string;
  skill?: string;
  language?: SpokenLanguage;
  cursor?: string;
};

/** Maximum characters of a search on the server. */
export const maxSearchLength = 200;

const idPattern = /^[1-9][0-9]{0,17}$/;

/** Drops invalid search parameters. */
export function readDirectorySearch(given: Record<string, unknown>): DirectorySearch {
  const text = (name: string, maxLength: number): string | undefined =>
    String(given[name] ?? "")
      .trim()
      .slice(0, maxLength) || undefined;
  const idOf = (name: string): string | undefined => {
    const value = text(name, 18);
    return value !== undefined && idPattern.test(value) ? value : undefined;
  };
  const read = {
    search: text("search", maxSearchLength),
    department: idOf("department"),
    place: text("place", 160),
    manager: idOf("manager"),
    skill: text("skill", 80),
    language: spokenLanguages.find((known) => known === given["language"]),
    cursor: text("cursor", 400),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as DirectorySearch;
}

export const isNarrowed = ({ cursor: _, ...filters }: DirectorySearch): boolean => Object.keys(filters).length > 0;
