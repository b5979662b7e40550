import { personOf } from "#modules/community/server/index.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { LeaveEntry } from "../../contract/schemas-balances.ts";
import type { Query } from "../context.ts";
import { selectEntries, selectEntry } from "./queries.ts";

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

const present = (row: Row, { context: { files }, viewerId }: Query): LeaveEntry => ({
  id: row.id,
  kind: row.kind,
  date: row.date,
  days: row.days,
  expires: row.expires,
  note: row.note,
  reverses: row.reverses,
  reversedBy: row.reversedBy,
  overtime: row.overtime,
  isBeforeHire: row.isBeforeHire,
  createdAt: row.createdAt,
  by: personOf(row, "by", files, viewerId),
});

/** Returns the entries of a person and a leave type, newest first, with those that do not count. */
export const listEntries = async (query: Query, personId: string, typeId: string): Promise<LeaveEntry[]> =>
  (await selectEntries(query.db, personId, typeId)).map((row) => present(row, query));

/** Throws 404 if there is none. */
export async function readEntry(query: Query, id: string): Promise<LeaveEntry> {
  const row = await selectEntry(query.db, id);
  if (row === null) throw refuse("not_found");
  return present(row, query);
}
