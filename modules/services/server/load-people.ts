import { authorColumns, authorOf, type AuthorRow, type FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { PersonSummary } from "#shared/wire.ts";

const selectPeople = statement<AuthorRow>(`select ${authorColumns("p")} from person p where p.id = any($1::bigint[])`);

/** Finds loaded people: `find(id)` throws if the person is missing, `find.among(id)` returns an empty list. */
export type FindPerson = ((id: string) => PersonSummary) & { among: (id: string) => PersonSummary[] };

/** Loads people by id, as `viewerId` sees them. */
export async function loadPeople(
  db: Reader,
  files: FileLinks,
  viewerId: string,
  ids: readonly (string | null)[],
): Promise<FindPerson> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await selectPeople(db, [wanted]);
  const people = new Map(rows.map((row) => [row.author_id, authorOf(row, files, viewerId)]));
  const find = (id: string): PersonSummary => {
    const person = people.get(id);
    if (person === undefined) throw new Error(`Person ${id} was not loaded.`);
    return person;
  };
  return Object.assign(find, { among: (id: string) => [people.get(id) ?? []].flat() });
}

const selectActive = statement<{ id: string }>(
  "select person_id as id from account where person_id = any($1::bigint[]) and status = 'active'",
);

/** Returns those of the people who have an active account. */
export const findActive = async (db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(ids.length === 0 ? [] : (await selectActive(db, [ids])).map(({ id }) => id));
