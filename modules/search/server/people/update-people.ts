import type { Transaction } from "#platform/database/database.ts";
import { foldedWords } from "#shared/fold.ts";
import { joinedNames, skeletonsOf } from "./skeleton.ts";
import { putPeople, takeOutdatedPeople, type OutdatedPerson, type PersonEntry } from "./store.ts";

/** Tells a skeleton from a name. */
export const skeletonMark = "0";

function entryOf({ id, name_en, name_ar, source, about }: OutdatedPerson): PersonEntry {
  const names = [name_en, name_ar].map((name) => foldedWords(name ?? ""));
  const words = names.flatMap((parts) => [...parts, ...joinedNames(parts)]);
  const skeletons = new Set(words.flatMap(skeletonsOf));
  return {
    id,
    source,
    about,
    names: words.join(" "),
    skeletons: [...skeletons].map((skeleton) => skeletonMark + skeleton).join(" "),
  };
}

/** Brings entries up to date, of these people or of any, `mostUpdated` at most; answers how many. */
export async function updatePeople(tx: Transaction, ids: readonly string[] | null = null): Promise<number> {
  const outdated = await takeOutdatedPeople(tx, ids);
  if (outdated.length > 0) await putPeople(tx, outdated.map(entryOf));
  return outdated.length;
}
