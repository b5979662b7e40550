import { refuse } from "#platform/http/refuse.ts";
import type { Preview } from "../context.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { planChange, previewChange } from "../effects/plan-change.ts";
import type { MovedSubjects } from "../effects/plan-effect.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { lostBy, writeChange, writeCreation, type Changes, type Creation } from "./change-assignment.ts";
import { deleteAssignmentRow, lockAssignment } from "./store.ts";

/** Returns the effect of a new assignment. */
export const previewAssignment = ({ context, database, viewerId }: Preview, body: Creation): Promise<Effect> =>
  previewChange(database, async (tx) => {
    const { written, after, effect } = await planChange(tx, context, () => writeCreation(tx, body));
    return presentEffect(tx, { context, viewerId }, effect, { after, newIds: new Set([written.id]) });
  });

/** Returns the effect of a change or deletion. */
export const previewAssignmentChange = (
  { context, database, viewerId }: Preview,
  id: string,
  { delete: isDeletion, ...given }: Changes & { delete?: boolean | undefined },
): Promise<Effect> =>
  previewChange(database, async (tx) => {
    const current = await lockAssignment(tx, id);
    if (current === undefined) throw refuse("not_found");
    const write = async (): Promise<readonly MovedSubjects[]> => {
      if (isDeletion !== true) return (await writeChange(tx, id, current, given))?.moved ?? [];
      await deleteAssignmentRow(tx, [id]);
      return lostBy(id, current);
    };
    const { after, effect } = await planChange(tx, context, write, (moved) => moved);
    return presentEffect(tx, { context, viewerId }, effect, { after });
  });
