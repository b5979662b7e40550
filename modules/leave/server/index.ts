import type { Reader } from "#platform/database/database.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { LeaveContext } from "./context.ts";
import { bindLeave } from "./http.ts";
import { selectRoleUses } from "./policies/queries.ts";

export { leaveData } from "./personal-data.ts";
export { leaveErasure } from "./erasure.ts";

/** Creates the module for leave: what people are entitled to, and what they have taken. */
export const createLeave = (context: LeaveContext): { routes: BoundRoute[] } => ({ routes: bindLeave(context) });

/** Counts the policies that name roles, by role. */
export async function countRolePolicies(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRoleUses(db, roleIds);
  return new Map(rows.map(({ roleId, policies }) => [roleId, policies]));
}
