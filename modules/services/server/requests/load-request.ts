import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { holdRequestRow, isInvolved, readRequestRow, type RequestRow } from "./queries.ts";

/** Whether somebody sees a request: it is theirs, they were asked about it, or they look after services. */
async function canSee(db: Reader, actor: Actor, request: RequestRow): Promise<boolean> {
  if (request.requester_id === actor.personId) return true;
  if (request.state === "draft") return false;
  return actor.permissions.has("service.manage") || isInvolved(db, request.id, actor.personId);
}

async function requireVisible(db: Reader, actor: Actor, request: RequestRow | null): Promise<RequestRow> {
  if (request === null || !(await canSee(db, actor, request))) throw refuse("not_found");
  return request;
}

/** A request that somebody sees; refuses with `not_found`. */
export const loadRequest = async (db: Reader, actor: Actor, id: string): Promise<RequestRow> =>
  requireVisible(db, actor, await readRequestRow(db, id));

/** The same, and nobody else changes it before this transaction has ended. */
export const holdRequest = async (tx: Transaction, actor: Actor, id: string): Promise<RequestRow> =>
  requireVisible(tx, actor, await holdRequestRow(tx, id));

/** One's own request, held. */
export async function holdOwnRequest(tx: Transaction, actor: Actor, id: string): Promise<RequestRow> {
  const request = await holdRequest(tx, actor, id);
  if (request.requester_id !== actor.personId) throw refuse("not_allowed");
  return request;
}
