import type { BoundRoute } from "#platform/http/handler.ts";
import type { TeamContext } from "./context.ts";
import { bindTeam } from "./http.ts";

export { teamData } from "./personal-data.ts";
export { teamErasure } from "./erasure.ts";

/** Creates the module for teams and calendar feeds. */
export const createTeam = (context: TeamContext): { routes: BoundRoute[] } => ({ routes: bindTeam(context) });
