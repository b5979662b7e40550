import type { Reader, Transaction } from "#platform/database/database.ts";
import { madeOnce } from "#platform/database/made-once.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";

/** What stands for the name of somebody who was erased. */
export const formerPerson = { en: "Former colleague", ar: "زميل سابق" } as const satisfies Record<Locale, string>;

const arabicLetters = /[\u0621-\u064a]/;

/** The same in the script of the name it takes the place of. */
export const placeholderOf = (name: string): string => formerPerson[arabicLetters.test(name) ? "ar" : "en"];

/** Whose data goes; the names are those they had, in no order and each once. */
export type ErasedPerson = {
  id: string;
  names: readonly string[];
  /** Deletes files, and what is stored of them after the commit. */
  release: (tx: Transaction, fileIds: readonly string[]) => Promise<void>;
};

/** `gone`: rows are deleted. `emptied`: rows stay without what tells of the person. `kept`: nothing changes. */
export type Fate = "gone" | "emptied" | "kept";

/** What becomes of something that is kept of a person. */
export type ErasurePart = {
  fate: Fate;
  title: Readonly<Record<Locale, string>>;
  /** Why it stays, for whoever erases; null of what goes. */
  why: Readonly<Record<Locale, string>> | null;
  /** The columns that name the person, `table.column`. */
  covers: readonly string[];
};

/** What one module does when somebody is erased. */
export type PersonalErasure = {
  area: string;
  title: Readonly<Record<Locale, string>>;
  parts: readonly ErasurePart[];
  /** What has to be settled before, as a code; null when nothing stands in the way. */
  hinders?: (db: Reader, personId: string) => Promise<ErrorCode | null>;
  /**
   * Erases a stretch and answers whether there may be more. Doing it again does no harm. The name is there until the last
   * module has done its part.
   */
  erase: (tx: Transaction, person: ErasedPerson) => Promise<boolean>;
};

const counts = madeOnce<ReturnType<typeof statement<{ rows: number }>>>();

const countOf = (place: string): ReturnType<typeof statement<{ rows: number }>> =>
  counts(place, () => {
    const [table = "", column = ""] = place.split(".");
    return statement<{ rows: number }>(`select count(*)::int as rows from "${table}" where "${column}" = $1`);
  });

/** How many rows of a part name somebody. */
export async function countRows(db: Reader, { covers }: ErasurePart, personId: string): Promise<number> {
  let rows = 0;
  for (const place of covers) rows += (await countOf(place)(db, [personId]))[0]?.rows ?? 0;
  return rows;
}

/** Deletes of a module, each of a table's rows of one person: `$1`. */
export async function runAll(
  tx: Transaction,
  statements: readonly ReturnType<typeof statement<never>>[],
  personId: string,
): Promise<void> {
  for (const each of statements) await each(tx, [personId]);
}
