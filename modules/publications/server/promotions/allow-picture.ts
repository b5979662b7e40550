import type { FileRight } from "#platform/files/serve-file.ts";
import { type PublicationContext, todayOf } from "../context.ts";
import { selectPictureUses } from "./queries.ts";

/** Readers of an offer may fetch its picture; promotion managers may always fetch it. */
export const mayFetchPicture =
  (context: Pick<PublicationContext, "permissionsOf" | "settings">): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await selectPictureUses(db, [personId, await todayOf(db, context), fileId]);
    if (uses.length === 0) return false;
    return uses.some(({ holds }) => holds) || (await context.permissionsOf(db, personId)).has("promotion.manage");
  };
