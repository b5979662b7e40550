import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import {
  maxPeopleCounted,
  type DirectoryPage,
  type DirectoryQuery,
  type Workplace,
} from "../../contract/schemas-directory.ts";
import type { DirectoryContext } from "./context.ts";
import { presentEntry } from "./present-person.ts";
import { countEntries, findEntries, selectWorkplaces, type EntryRow, type Narrowing } from "./queries.ts";

/** Maximum matches of a search. */
const maxFound = 10_000;

/** Returns a page of the directory by name in the reader's language, matches by name first, with the total number. */
export async function listPeople(
  db: Reader,
  { files, findByNearness }: DirectoryContext,
  reader: { personId: string; locale: Locale },
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const { search = "", department = null, place = null, manager = null, skill = null, language = null } = query;
  const found = search === "" ? null : await findByNearness(db, search, maxFound);
  const ids = found === null ? null : [...found.near, ...found.far];
  const near = found?.near ?? null;
  const narrowing: Narrowing = { ids, department, place, manager, skill, language };
  const { data, page } = await readPage<EntryRow>(
    {
      list: `directory ${reader.locale} ${JSON.stringify([search, department, place, manager, skill, language])}`,
      kinds: near === null ? ["text", "id"] : ["flag", "text", "id"],
      keyOf: (row) => (near === null ? [row.sorted, row.id] : [row.far, row.sorted, row.id]),
      fetch: (cursor, size) => findEntries(db, narrowing, { locale: reader.locale, near, cursor, size }),
    },
    query,
  );
  const count = await countEntries(db, narrowing);
  return {
    data: data.map((row) => presentEntry(row, files, reader.personId)),
    page,
    found: { count, isMore: count >= maxPeopleCounted },
  };
}

export const listWorkplaces = async (db: Reader): Promise<Workplace[]> =>
  (await selectWorkplaces(db, [])).slice(0, 200);
