import type { Reader, Transaction } from "#platform/database/database.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";

/** Placeholder for the name of an erased person. */
export const formerPerson = { en: "Former colleague", ar: "زميل سابق" } as const satisfies Record<Locale, string>;

const arabicLetters = /[\u0621-\u064a]/;

/** Returns the placeholder in the script of the name it replaces. */
export const placeholderOf = (name: string): string => formerPerson[arabicLetters.test(name) ? "ar" : "en"];

/** The person to erase; the names are all they had, unordered and each once. */
export type ErasedPerson = {
  id: string;
  names: readonly string[];
  /** Deletes files, and their stored bytes after the commit. */
  release: (tx: Transaction, fileIds: readonly string[]) => Promise<void>;
};

/** `gone`: rows are deleted. `emptied`: rows stay without data about the person. `kept`: nothing changes. */
export type Fate = "gone" | "emptied" | "kept";

/** Erasure of one kind of personal data. */
export type ErasurePart = {
  fate: Fate;
  title: Readonly<Record<Locale, string>>;
  /** The reason to keep it, shown to the user who erases; null if it is deleted. */
  why: Readonly<Record<Locale, string>> | null;
  /** The columns that name the person, `table.column`. */
  covers: readonly string[];
};

/** One module's part of an erasure. */
export type PersonalErasure = {
  area: string;
  title: Readonly<Record<Locale, string>>;
  parts: readonly ErasurePart[];
  /** Returns the code of what must be settled before; null if nothing prevents the erasure. */
  hinders?: (db: Reader, personId: string) => Promise<ErrorCode | null>;
  /** Erases a batch and returns whether there may be more. Is idempotent. The name is erased after the last module. */
  erase: (tx: Transaction, person: ErasedPerson) => Promise<boolean>;
};

const counts = memoizeByKey<ReturnType<typeof statement<{ rows: number }>>>();

const countOf = (place: string): ReturnType<typeof statement<{ rows: number }>> =>
  counts(place, () => {
    const [table = "", column = ""] = place.split(".");
    return statement<{ rows: number }>(`select count(*)::int as rows from "${table}" where "${column}" = $1`);
  });

export async function countRows(db: Reader, { covers }: ErasurePart, personId: string): Promise<number> {
  let rows = 0;
  for (const place of covers) rows += (await countOf(place)(db, [personId]))[0]?.rows ?? 0;
  return rows;
}

/** Runs the deletes of a module, each of a table's rows of one person: `$1`. */
export async function runAll(
  tx: Transaction,
  statements: readonly ReturnType<typeof statement<never>>[],
  personId: string,
): Promise<void> {
  for (const each of statements) await each(tx, [personId]);
}
