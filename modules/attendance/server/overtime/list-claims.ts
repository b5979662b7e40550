import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import type { Actor, Within } from "#platform/http/actor.ts";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import type { AttendanceContext, BoundedQuery, Query } from "../context.ts";
import type {
  exportOvertimeQuery,
  ListedOvertime,
  listOvertimeQuery,
  OvertimeClaim,
  OwnOvertime,
  ownOvertimeQuery,
} from "../../contract/schemas-overtime.ts";
import { narrowToPeople } from "../subjects/list-subjects.ts";
import { loadWaiting, maxWaiting } from "./load-deciders.ts";
import { presentClaim } from "./present-claim.ts";
import { claimPages, ownClaimPage, waitingClaims, type ClaimRow } from "./queries-claims.ts";

export type ClaimFilters = z.output<typeof exportOvertimeQuery>;

/** Returns the statement of a filtered list, newest first, with its values. */
export async function planClaimList(db: Reader, context: AttendanceContext, filters: ClaimFilters, within: Within) {
  const { search, state = null, from = null, to = null } = filters;
  const people = await narrowToPeople(db, context, search);
  const page = people !== null ? claimPages.people : state === null ? claimPages.all : claimPages.state;
  return page(db, [people, state, from, to, within]);
}

export const claimKeys: Pick<PagedList<ClaimRow>, "kinds" | "keyOf"> = {
  kinds: ["date", "id"],
  keyOf: (row) => [row.date, row.id],
};

/** Returns a page of claims of all people, newest first. */
export async function listClaims(
  { db, context, viewerId, within }: BoundedQuery,
  query: z.output<typeof listOvertimeQuery>,
): Promise<PageOf<ListedOvertime>> {
  const { search, state, from, to } = query;
  const list = `overtime ${JSON.stringify([search, state, from, to])}`;
  const fetch = await planClaimList(db, context, query, within);
  const { data, page } = await readPage<ClaimRow>({ list, ...claimKeys, fetch }, query);
  return { data: data.map((row) => presentClaim(row, context, viewerId)), page };
}

/** Returns a page of the reader's claims, newest first. */
export async function listOwnClaims(
  { db, context, viewerId }: Query,
  query: z.output<typeof ownOvertimeQuery>,
): Promise<PageOf<OwnOvertime>> {
  const fetch = ownClaimPage(db, [viewerId]);
  const { data, page } = await readPage<ClaimRow>({ list: "own overtime", ...claimKeys, fetch }, query);
  return { data: data.map((row) => presentClaim(row, context, viewerId)), page };
}

/** Counts the claims that wait for the actor. */
export async function countWaiting(db: Reader, context: AttendanceContext, actor: Actor): Promise<number> {
  const load = await loadWaiting(db, context, actor);
  return load(waitingClaims.count);
}

/** Returns the first claims that wait for the actor, and the number of all. */
export async function listWaiting(
  db: Reader,
  context: AttendanceContext,
  actor: Actor,
): Promise<{ data: OvertimeClaim[]; count: number }> {
  const load = await loadWaiting(db, context, actor);
  const rows = await load(waitingClaims.first);
  const count = rows.length < maxWaiting ? rows.length : await load(waitingClaims.count);
  return { data: rows.map((row) => presentClaim(row, context, actor.personId)), count };
}
