import type { Database } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { AttendanceContext } from "../context.ts";
import { loadRules } from "../rules/load-rules.ts";
import { planEffect } from "../rules/plan-effect.ts";
import { presentEffect } from "../rules/present-effect.ts";
import { tryChange } from "../rules/try-change.ts";
import { lostBy, writeChange, writeCreation, type Changes, type Creation } from "./change-assignment.ts";
import { deleteAssignmentRow, lockAssignment } from "./store.ts";

/** What a new assignment would do. */
export const previewAssignment = (
  context: AttendanceContext,
  database: Database,
  viewerId: string,
  body: Creation,
): Promise<Effect> =>
  tryChange(database, async (tx) => {
    const before = await loadRules(tx, context.settings);
    const { id } = await writeCreation(tx, body);
    const after = await loadRules(tx, context.settings);
    const planned = await planEffect(tx, { before: before.rules, after });
    return presentEffect(tx, { context, viewerId }, planned, { after, newIds: new Set([id]) });
  });

/** What a change or a deletion would do. */
export const previewAssignmentChange = (
  context: AttendanceContext,
  database: Database,
  viewerId: string,
  id: string,
  { delete: isDeletion, ...given }: Changes & { delete?: boolean | undefined },
): Promise<Effect> =>
  tryChange(database, async (tx) => {
    const current = await lockAssignment(tx, id);
    if (current === undefined) throw refuse("not_found");
    const before = await loadRules(tx, context.settings);
    if (isDeletion === true) await deleteAssignmentRow(tx, id);
    const changed = isDeletion === true ? null : await writeChange(tx, id, current, given);
    const after = await loadRules(tx, context.settings);
    const moved = isDeletion === true ? lostBy(id, current) : (changed?.moved ?? []);
    const planned = await planEffect(tx, { before: before.rules, after, moved });
    return presentEffect(tx, { context, viewerId }, planned, { after });
  });
