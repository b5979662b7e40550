import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type {
  OvertimeRequest,
  OwnOvertimeRequest,
  ownOvertimeRequestsQuery,
} from "../../contract/schemas-overtime-request.ts";
import type { AttendanceContext, Query } from "../context.ts";
import { loadWaiting, maxWaiting } from "../overtime/load-deciders.ts";
import { loadPolicyOf, todayOf } from "./create-request.ts";
import { presentRequest } from "./present-request.ts";
import { ownRequestPage, waitingRequests, type RequestRow } from "./queries.ts";

/** Days ahead on which the page looks for a policy that wants overtime to be asked for. */
const daysAhead = 60;

async function asksAhead({ db, context, viewerId }: Query, today: string): Promise<boolean> {
  const policyOf = await loadPolicyOf(db, context, viewerId);
  const first = dayOf(today) + 1;
  return Array.from({ length: daysAhead }, (_, at) => writeDate(first + at)).some(
    (date) => policyOf(date)?.approval === "before",
  );
}

/** Returns a page of what the reader has asked for, newest date first. */
export async function listOwnRequests(
  reader: Query,
  query: z.output<typeof ownOvertimeRequestsQuery>,
): Promise<PageOf<OwnOvertimeRequest> & { asks: boolean }> {
  const { db, context, viewerId } = reader;
  const today = await todayOf(db, context);
  const { data, page } = await readPage<RequestRow>(
    {
      list: "own overtime requests",
      kinds: ["date", "id"],
      keyOf: (row) => [row.date, row.id],
      fetch: ownRequestPage(db, [viewerId]),
    },
    query,
  );
  const viewed = { context, viewerId, today };
  return { data: data.map((row) => presentRequest(row, viewed)), page, asks: await asksAhead(reader, today) };
}

/** Counts the requests that wait for the actor. */
export async function countRequests(db: Reader, context: AttendanceContext, actor: Actor): Promise<number> {
  const load = await loadWaiting(db, context, actor);
  return load(waitingRequests(await todayOf(db, context)).count);
}

/** Returns the first requests that wait for the actor, and the number of all. */
export async function listWaitingRequests(
  db: Reader,
  context: AttendanceContext,
  actor: Actor,
): Promise<{ data: OvertimeRequest[]; count: number }> {
  const today = await todayOf(db, context);
  const load = await loadWaiting(db, context, actor);
  const waiting = waitingRequests(today);
  const rows = await load(waiting.first);
  const count = rows.length < maxWaiting ? rows.length : await load(waiting.count);
  return { data: rows.map((row) => presentRequest(row, { context, viewerId: actor.personId, today })), count };
}
