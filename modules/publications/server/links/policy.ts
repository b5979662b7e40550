import type { Reached } from "#platform/outbound/reach.ts";
import type { LinkHealth } from "../../contract/schemas-link.ts";

/** Maximum favourite links of a person: one row on the home page. */
export const maxFavourites = 12;
/** Maximum links, which are returned without pages. */
export const maxLinks = 500;
export const maxGroups = 200;

/** Statuses of pages that exist but require sign-in, another method or fewer requests. */
const reachableStatuses = new Set([401, 403, 405, 407, 429]);

/** Returns the health of a link; `isBroken` if users cannot reach it either. */
export function judgeHealth(reached: Reached): { health: LinkHealth; status: number | null; isBroken: boolean } {
  if (reached.kind === "notPublic") return { health: "notPublic", status: null, isBroken: false };
  if (reached.kind !== "answered") return { health: reached.kind, status: null, isBroken: true };
  const { status } = reached;
  const isBroken = status >= 400 && !reachableStatuses.has(status);
  return { health: isBroken ? "failing" : "working", status, isBroken };
}
