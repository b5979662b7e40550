import type { BoundRoute } from "#platform/http/handler.ts";
import type { LeaveContext } from "./context.ts";
import { bindLeave } from "./http.ts";

export { leaveData } from "./personal-data.ts";
export { leaveErasure } from "./erasure.ts";

/** Creates the module for leave: what people are entitled to, and what they have taken. */
export const createLeave = (context: LeaveContext): { routes: BoundRoute[] } => ({ routes: bindLeave(context) });
