import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** People whose entry is missing or was made of something else. `source`: everything they are found by. */
export type OutdatedPerson = {
  id: string;
  name_en: string | null;
  name_ar: string | null;
  about: string;
  source: string;
};

const source = "concat_ws(' | ', p.name_en, p.name_ar, p.title_en, p.title_ar, d.name_en, d.name_ar)";

const selectOutdated = statement<OutdatedPerson>(`
  select p.id, p.name_en, p.name_ar, ${source} as source,
    concat_ws(' ', p.title_en, p.title_ar, d.name_en, d.name_ar) as about
  from person p
  left join department d on d.id = p.department_id
  left join search_person s on s.person_id = p.id
  where s.source is distinct from ${source}
  order by p.id limit 500 for no key update of p skip locked`);

/** The next of those whose entry is to be made anew; other nodes take others. */
export const takeOutdatedPeople = (tx: Transaction): Promise<OutdatedPerson[]> => selectOutdated(tx, []);

const upsert = statement<never>(`
  insert into search_person (person_id, source, words)
  select person_id, source,
    setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('simple', skeletons), 'B') || prose_vector(about)
  from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
    as given (person_id, source, names, skeletons, about)
  on conflict (person_id) do update set source = excluded.source, words = excluded.words`);

export type PersonEntry = { id: string; source: string; names: string; skeletons: string; about: string };

export const putPeople = async (tx: Transaction, entries: readonly PersonEntry[]): Promise<void> => {
  const column = (name: keyof PersonEntry): string[] => entries.map((entry) => entry[name]);
  await upsert(tx, [column("id"), column("source"), column("names"), column("skeletons"), column("about")]);
};
