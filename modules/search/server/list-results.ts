import { dateRange, type FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Locale } from "#shared/locale.ts";
import { refuse } from "#platform/http/refuse.ts";
import { isPlaceKind, maxPlaces, type PlaceKind } from "../contract/kinds.ts";
import type { SearchAnswer, SearchQuery } from "../contract/schemas.ts";
import { readQuestion } from "./query/read-question.ts";
import { countDocumentsOf, listDocuments } from "./documents/list-documents.ts";
import { planHighlights } from "./documents/plan-highlights.ts";
import { presentResult, writingsOf } from "./documents/present-result.ts";
import { countPeopleOf, listPeople } from "./people/list-people.ts";
import { listPlaces, type PlaceReader, type SearchSource } from "./list-places.ts";

export type SearchReader = { personId: string; locale: Locale; files: FileLinks };
/** Dependencies of the search: the organisation's time zone, and content of other modules. */
export type SearchContext = { timeZone: (db: Reader) => Promise<string>; sources: readonly SearchSource[] };
type SearchRequest = Pick<SearchQuery, "q" | "category" | "author" | "from" | "to">;

/** Maximum people listed with topics and comments if no kind is requested. */
const maxPeopleFirst = 3;
/** Maximum results of each source if no kind is requested. */
const maxPlacesFirst = 3;

/** Category 1 is "All". */
async function filtersOf(db: Reader, request: SearchRequest, { timeZone }: SearchContext) {
  const hasDates = request.from !== undefined || request.to !== undefined;
  const dates = hasDates ? dateRange(request.from, request.to, await timeZone(db)) : null;
  return {
    category: request.category === undefined || request.category === "1" ? null : request.category,
    author: request.author ?? null,
    from: dates === null || request.from === undefined ? null : dates.from,
    before: dates === null || request.to === undefined ? null : dates.before,
  };
}

const isFiltered = ({ category, author, from, to }: SearchRequest): boolean =>
  (category !== undefined && category !== "1") || author !== undefined || from !== undefined || to !== undefined;

type Results = Omit<SearchAnswer, "places">;

/** Lists topics and comments, or one of the two; for both, a few people come first. */
async function listWritings(
  db: Reader,
  reader: SearchReader,
  { kind, ...query }: Omit<SearchQuery, "kind"> & { kind: "topic" | "comment" | null },
  context: SearchContext,
): Promise<Results> {
  const { q, cursor, limit } = query;
  const filters = { ...(await filtersOf(db, query, context)), kind };
  const question = await readQuestion(db, q);
  const mayHavePeople = kind === null && !isFiltered(query) && limit > maxPeopleFirst;
  const findPeople = async () =>
    mayHavePeople ? (await listPeople(db, reader, { q, limit: maxPeopleFirst })).data : [];
  let shownPeople = cursor === undefined ? await findPeople() : [];
  if (question.terms.length === 0) {
    const page = { next: null, previous: null, limit };
    return { data: shownPeople, page, found: { count: shownPeople.length, isMore: false }, corrected: null };
  }
  const name = `search ${JSON.stringify([q, kind, filters])}`;
  const paging = { cursor, limit: limit - shownPeople.length };
  const { rows, page, found, question: request, corrected } = await listDocuments(db, question, filters, name, paging);
  // The first page reached backwards also starts with people.
  if (cursor !== undefined && page.previous === null) shownPeople = await findPeople();
  const texts = rows.flatMap((row) => [
    ...writingsOf(row, reader.locale).flatMap(({ title, text }) => [title ?? "", text]),
    row.comment ?? "",
  ]);
  const isMatch = await planHighlights(db, request, texts);
  return {
    data: [...shownPeople, ...rows.map((row) => presentResult(row, reader, isMatch))],
    page: { ...page, limit },
    found: { count: found.count + shownPeople.length, isMore: found.isMore },
    corrected,
  };
}

/** Returns the results of a search, best first: of one kind, or of all, with a few places on the first page. */
export async function listResults(
  db: Reader,
  reader: SearchReader,
  query: SearchQuery,
  context: SearchContext,
): Promise<SearchAnswer> {
  const { sources } = context;
  const { q, kind, cursor, limit } = query;
  if (kind === "person")
    return { ...(await listPeople(db, reader, { q, cursor, limit })), places: [], corrected: null };
  if (isPlaceKind(kind)) {
    // Places have a single page.
    if (cursor !== undefined) throw refuse("cursor_invalid");
    const request = sources.filter((source) => source.kind === kind);
    const page = { next: null, previous: null, limit };
    return { data: [], ...(await listPlaces(db, request, reader, { q, limit })), page, corrected: null };
  }
  if (kind !== undefined) return { ...(await listWritings(db, reader, { ...query, kind }, context)), places: [] };
  const findPlaces = (isFirst: boolean) =>
    listPlaces(db, isFirst && !isFiltered(query) ? sources : [], reader, { q, limit: maxPlacesFirst });
  const [written, beside] = await Promise.all([
    listWritings(db, reader, { ...query, kind: null }, context),
    findPlaces(cursor === undefined),
  ]);
  const { places } = cursor !== undefined && written.page.previous === null ? await findPlaces(true) : beside;
  const { count, isMore } = written.found;
  return { ...written, places, found: { count: count + places.length, isMore } };
}

/** Counts the results of each kind, up to a limit. */
export async function countResults(db: Reader, reader: PlaceReader, request: SearchRequest, context: SearchContext) {
  const filters = await filtersOf(db, request, context);
  const question = await readQuestion(db, request.q);
  const countPlaces = async (kind: PlaceKind) => {
    const asking = isFiltered(request) ? [] : context.sources.filter((source) => source.kind === kind);
    return (await listPlaces(db, asking, reader, { q: request.q, limit: maxPlaces })).found;
  };
  const [topic, comment, person, service, link, document] = await Promise.all([
    countDocumentsOf(db, question, { ...filters, kind: "topic" }),
    countDocumentsOf(db, question, { ...filters, kind: "comment" }),
    isFiltered(request) ? { count: 0, isMore: false } : countPeopleOf(db, request.q),
    countPlaces("service"),
    countPlaces("link"),
    countPlaces("document"),
  ]);
  return { topic, comment, person, service, link, document };
}
