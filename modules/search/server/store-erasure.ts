import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasedPerson } from "#platform/personal-data/erasure.ts";

const forgetPerson = statement<never>("delete from search_person where person_id = $1");
const clearTexts = statement<never>("delete from search_word where word = any(string_to_array(search_words($1), ' '))");

/** Deletes a person's entry and the words of their name; words that other documents contain are indexed again. */
export async function deletePersonEntry(tx: Transaction, { id, names }: ErasedPerson): Promise<void> {
  await forgetPerson(tx, [id]);
  await clearTexts(tx, [names.join(" ")]);
}
