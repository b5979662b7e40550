import type { FileRight } from "#platform/files/serve-file.ts";
import type { PublicationContext } from "../context.ts";
import { todayOf } from "./list-promotions.ts";
import { selectPictureUses } from "./queries.ts";

/** The picture of an offer is as private as the offer; those who keep offers see it always. */
export const mayFetchPicture =
  (context: Pick<PublicationContext, "permissionsOf" | "settings">): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await selectPictureUses(db, [personId, await todayOf(db, context), fileId]);
    if (uses.length === 0) return false;
    return uses.some(({ holds }) => holds) || (await context.permissionsOf(db, personId)).has("promotion.manage");
  };
