import type { Locale } from "#shared/locale.ts";

/** Something that a module keeps of a person, as one table of their archive. */
export type PersonalPart = {
  /** What its files are called, without an ending. */
  name: string;
  title: Readonly<Record<Locale, string>>;
  /** The columns that name the person, `table.column`: the rows that this part carries. */
  covers: readonly string[];
  /**
   * A query whose only parameter is the person's id. Its columns are named as in the interface. Of other people it tells
   * nothing but names.
   */
  query: string;
};

/** What one module keeps of a person: it goes into the archive that they may take along. */
export type PersonalDataSource = {
  /** The folder's name. */
  area: string;
  title: Readonly<Record<Locale, string>>;
  parts: readonly PersonalPart[];
};
