import type { Transaction } from "#platform/database/database.ts";
import { writtenWords } from "#shared/fold.ts";
import { joinedNames, looseSkeletonsOf, skeletonsOf } from "./compute-skeletons.ts";
import { savePeople, lockOutdatedPeople, type OutdatedPerson, type PersonEntry } from "./store.ts";

/** Prefix of skeletons, to separate them from names. */
export const skeletonMark = "0";
/** Prefix of phonetic skeletons. */
export const looseMark = "2";
export const firstNameMark = "1";

const marked = (mark: string, words: Iterable<string>): string => [...words].map((word) => mark + word).join(" ");

function entryOf({ id, name_en, name_ar, source, about }: OutdatedPerson): PersonEntry {
  const names = [name_en, name_ar].map((name) => writtenWords(name ?? ""));
  const words = names.flatMap((parts) => [...parts, ...joinedNames(parts)]);
  const skeletons = new Set(words.flatMap(skeletonsOf));
  const loose = new Set(words.flatMap(looseSkeletonsOf));
  const firstNames = new Set(names.flatMap((parts) => [...parts.slice(0, 1), ...joinedNames(parts.slice(0, 2))]));
  return {
    id,
    source,
    about,
    names: words.join(" "),
    skeletons: `${marked(skeletonMark, skeletons)} ${marked(looseMark, loose)}`,
    firstNames: marked(firstNameMark, firstNames),
  };
}

/** Updates outdated entries, of the given people or all, at most `maxUpdated`; returns their number. */
export async function updatePeople(tx: Transaction, ids: readonly string[] | null = null): Promise<number> {
  const outdated = await lockOutdatedPeople(tx, ids);
  if (outdated.length > 0) await savePeople(tx, outdated.map(entryOf));
  return outdated.length;
}
