import type { Locale } from "#shared/locale.ts";

/** One kind of a module's personal data, as one table of the archive. */
export type PersonalPart = {
  /** Name of its files, without an extension. */
  name: string;
  title: Readonly<Record<Locale, string>>;
  /** The columns that name the person, `table.column`: the rows in this part. */
  covers: readonly string[];
  /**
   * A query whose only parameter is the person's id. Its columns are named as in the interface. It returns nothing
   * about other people except names.
   */
  query: string;
};

/** The personal data of one module, for the person's archive. */
export type PersonalDataSource = {
  /** Name of the folder. */
  area: string;
  title: Readonly<Record<Locale, string>>;
  parts: readonly PersonalPart[];
};
