import { personOf } from "#modules/community/server/index.ts";
import type { LeaveSuspension } from "../../contract/schemas-balances.ts";
import type { Query } from "../context.ts";
import { selectSuspensions, type SuspensionRow } from "./queries.ts";

export const presentSuspension = (
  { id, from, to, note, ...row }: SuspensionRow,
  { context: { files }, viewerId }: Query,
): LeaveSuspension => ({ id, from, to, note, by: personOf(row, "by", files, viewerId) });

/** Returns the suspensions of a person, newest first. */
export const listSuspensions = async (query: Query, personId: string): Promise<LeaveSuspension[]> =>
  (await selectSuspensions(query.db, personId)).map((row) => presentSuspension(row, query));
