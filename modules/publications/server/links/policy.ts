import type { Reached } from "#platform/outbound/reach.ts";
import type { LinkHealth } from "../../contract/schemas-link.ts";

/** Links that one can keep at hand: a row on the home page, and no more. */
export const mostFavourites = 12;
/** So many can still be looked over, and are answered in one piece. */
export const mostLinks = 500;
export const mostGroups = 200;

/** Answers of pages that are there but want something first: to sign in, another method, fewer questions. */
const wantsSomething = new Set([401, 403, 405, 407, 429]);

/** What a check says of a link; `isBroken` when people will not get there either. */
export function judgeHealth(reached: Reached): { health: LinkHealth; status: number | null; isBroken: boolean } {
  if (reached.kind === "notPublic") return { health: "notPublic", status: null, isBroken: false };
  if (reached.kind !== "answered") return { health: reached.kind, status: null, isBroken: true };
  const { status } = reached;
  const isBroken = status >= 400 && !wantsSomething.has(status);
  return { health: isBroken ? "failing" : "working", status, isBroken };
}
