import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasedPerson } from "#platform/personal-data/erasure.ts";

const forgetPerson = statement<never>("delete from search_person where person_id = $1");
const forgetWords = statement<never>(
  "delete from search_word where word = any(string_to_array(search_words($1), ' '))",
);

/** Forgets by what somebody is found, and the words of their name; a word that others use is learnt again. */
export async function forgetFound(tx: Transaction, { id, names }: ErasedPerson): Promise<void> {
  await forgetPerson(tx, [id]);
  await forgetWords(tx, [names.join(" ")]);
}
