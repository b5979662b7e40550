import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ServicesContext } from "../context.ts";
import { lockRequestRow, isInvolved, readRequestRow, type RequestRow } from "./queries.ts";

/** A change of a locked request in a transaction. */
export type RequestChange = { tx: Transaction; context: ServicesContext; request: RequestRow };

/** Returns whether the actor may read a request: requester, approver or service manager. */
async function canSee(db: Reader, actor: Actor, request: RequestRow): Promise<boolean> {
  if (request.requester_id === actor.personId) return true;
  if (request.state === "draft") return false;
  return actor.permissions.has("service.manage") || isInvolved(db, request.id, actor.personId);
}

async function requireVisible(db: Reader, actor: Actor, request: RequestRow | null): Promise<RequestRow> {
  if (request === null || !(await canSee(db, actor, request))) throw refuse("not_found");
  return request;
}

/** Returns a request that the actor may read; throws `not_found`. */
export const loadRequest = async (db: Reader, actor: Actor, id: string): Promise<RequestRow> =>
  requireVisible(db, actor, await readRequestRow(db, id));

/** Returns the request and locks it until the transaction ends. */
export const lockRequest = async (tx: Transaction, actor: Actor, id: string): Promise<RequestRow> =>
  requireVisible(tx, actor, await lockRequestRow(tx, id));

/** Locks the actor's own request; throws `not_allowed` for a request of another person. */
export async function lockOwnRequest(tx: Transaction, actor: Actor, id: string): Promise<RequestRow> {
  const request = await lockRequest(tx, actor, id);
  if (request.requester_id !== actor.personId) throw refuse("not_allowed");
  return request;
}
