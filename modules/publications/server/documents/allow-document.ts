import { nowIso } from "#platform/clock/clock.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import type { PublicationContext } from "../context.ts";
import { todayOf } from "../promotions/list-promotions.ts";
import { selectFileUses } from "./queries.ts";

/** Readers of a report may fetch its current file; publishers may always fetch all files, older ones included. */
export const mayFetchDocument =
  (context: Pick<PublicationContext, "permissionsOf" | "settings">): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await selectFileUses(db, [personId, await todayOf(db, context), nowIso(), fileId]);
    if (uses.length === 0) return false;
    return (
      uses.some((use) => use.is_shown === true) || (await context.permissionsOf(db, personId)).has("document.manage")
    );
  };
