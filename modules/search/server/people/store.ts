import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasedPerson } from "#platform/personal-data/erasure.ts";

/** People whose entry is missing or outdated. `source`: all fields that they are found by. */
export type OutdatedPerson = {
  id: string;
  name_en: string | null;
  name_ar: string | null;
  about: string;
  source: string;
};

// Starts with the version of the entry format: changing it rebuilds all entries.
const source = "concat_ws(' | ', '4', p.name_en, p.name_ar, p.title_en, p.title_ar, d.name_en, d.name_ar)";

/** Maximum entries rebuilt in one batch. */
export const maxUpdated = 500;

/**
 * The comparison comes first and unordered, so that it is a single pass over all people, which mostly finds no outdated
 * entry.
 */
const outdated = (among: string): string => `
  with outdated as materialized (
    select p.id from person p
    left join department d on d.id = p.department_id
    left join search_person s on s.person_id = p.id
    where ${among} and s.source is distinct from ${source})
  select p.id, p.name_en, p.name_ar, ${source} as source,
    concat_ws(' ', p.title_en, p.title_ar, d.name_en, d.name_ar) as about
  from outdated o
  join person p on p.id = o.id
  left join department d on d.id = p.department_id
  order by p.id limit ${maxUpdated} for no key update of p skip locked`;
const lockOutdated = statement<OutdatedPerson, []>(outdated("true")).allChanged;
const lockOutdatedAmong = statement<OutdatedPerson, [ids: readonly string[]]>(
  outdated("p.id = any($1::bigint[])"),
).allChanged;

/** Locks the next outdated people, among the given ones or all; other nodes skip them. */
export const lockOutdatedPeople = (tx: Transaction, ids: readonly string[] | null): Promise<OutdatedPerson[]> =>
  ids === null ? lockOutdated(tx) : lockOutdatedAmong(tx, ids);

// Titles and departments keep their places: words without them would match as names.
const upsert = statement<never>(`
  insert into search_person (person_id, source, words)
  select person_id, source,
    setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('simple', skeletons), 'B')
      || setweight(to_tsvector('simple', first_names), 'C') || setweight(title_vector(about), 'D')
  from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    as given (person_id, source, names, skeletons, first_names, about)
  on conflict (person_id) do update set source = excluded.source, words = excluded.words`);

export type PersonEntry = {
  id: string;
  source: string;
  names: string;
  skeletons: string;
  firstNames: string;
  about: string;
};

export const savePeople = async (tx: Transaction, entries: readonly PersonEntry[]): Promise<void> => {
  const column = (name: keyof PersonEntry): string[] => entries.map((entry) => entry[name]);
  const texts = [column("names"), column("skeletons"), column("firstNames"), column("about")];
  await upsert(tx, [column("id"), column("source"), ...texts]);
};

const forgetPerson = statement<never, [personId: string]>("delete from search_person where person_id = $1").run;
const forgetWords = statement<never, [text: string]>(
  "delete from search_word where word = any(string_to_array(search_words($1), ' '))",
).run;

/** Deletes a person's entry and the words of their name; words that other documents contain are indexed again. */
export async function deletePersonEntry(tx: Transaction, { id, names }: ErasedPerson): Promise<void> {
  await forgetPerson(tx, id);
  await forgetWords(tx, names.join(" "));
}
