import type { Database } from "#platform/database/database.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { AttendanceContext } from "../context.ts";
import { loadRules } from "./load-rules.ts";
import { presentEffect } from "./present-effect.ts";
import { tryChange } from "./try-change.ts";

/** Returns the effect of a new zone or location: none, until an assignment names it. */
export const tryUnused = (context: AttendanceContext, database: Database, viewerId: string): Promise<Effect> =>
  tryChange(database, async (tx) => {
    const after = await loadRules(tx, context.settings);
    return presentEffect(tx, { context, viewerId }, { stretches: [], people: 0, conflicts: [] }, { after });
  });
