import type { z } from "zod";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { fold } from "#shared/fold.ts";
import type { AttendanceContext, BoundedQuery } from "../context.ts";
import type {
  exportFindingsQuery,
  listFindingsQuery,
  WorkingTimeFinding,
} from "../../contract/schemas-working-time.ts";
import { attendeeOf } from "../load-people.ts";
import { narrowToPeople } from "../subjects/list-subjects.ts";
import { findingPages, type FindingRow } from "./queries.ts";

export type FindingFilters = z.output<typeof exportFindingsQuery>;

/** Returns the statement of a filtered list, newest first, with its values. */
export async function planFindings(db: Reader, context: AttendanceContext, filters: FindingFilters, within: Within) {
  const { search = "", rule = null, from = null, to = null } = filters;
  const people = fold(search) === "" ? null : await narrowToPeople(db, context, search);
  const page = people !== null ? findingPages.people : rule === null ? findingPages.all : findingPages.rule;
  return page(db, [people, rule, from, to, within]);
}

/** Presents a row to an officer. */
export const presentFinding = (
  row: FindingRow,
  { files }: Pick<AttendanceContext, "files">,
  viewerId: string,
): WorkingTimeFinding => ({ ...row, person: attendeeOf(row, files, viewerId) });

export const findingKeys: Pick<PagedList<FindingRow>, "kinds" | "keyOf"> = {
  kinds: ["date", "id"],
  keyOf: (row) => [row.date, row.id],
};

/** Returns a page of what broke rules of working time, newest first. */
export async function listFindings(
  { db, context, viewerId, within }: BoundedQuery,
  query: z.output<typeof listFindingsQuery>,
): Promise<PageOf<WorkingTimeFinding>> {
  const { search, rule, from, to } = query;
  const { data, page } = await readPage<FindingRow>(
    {
      list: `findings ${JSON.stringify([search, rule, from, to])}`,
      ...findingKeys,
      fetch: await planFindings(db, context, query, within),
    },
    query,
  );
  return { data: data.map((row) => presentFinding(row, context, viewerId)), page };
}
