import { z } from "zod";
import { id, inAnyDigits, instant, personSummary } from "#shared/wire.ts";
import { document, inlineImage, mentioned } from "./schemas-parts.ts";

const revisionFields = ["titleAr", "titleEn", "contentAr", "contentEn"] as const;

const revisionInList = {
  version: z.number().int().meta({ description: "Version before the edit." }),
  editor: personSummary,
  editedAt: instant,
  changed: z.array(z.enum(revisionFields)).meta({ description: "Changed fields." }),
};

/** An edit of a topic's text. */
export const revision = z.object(revisionInList).meta({ id: "Revision" });
export type Revision = z.output<typeof revision>;

const writing = z.object({
  titleAr: z.string().nullable(),
  titleEn: z.string().nullable(),
  contentAr: document.nullable(),
  contentEn: document.nullable(),
});

/** An edit with the text before and after it. */
export const revisionDetail = z
  .object({
    ...revisionInList,
    before: writing,
    after: writing,
    images: z.array(inlineImage),
    mentions: z.array(mentioned),
  })
  .meta({ id: "RevisionDetail" });
export type RevisionDetail = z.output<typeof revisionDetail>;

export const revisionParams = z.strictObject({
  id,
  version: inAnyDigits(z.coerce.number().int().min(1).max(2_147_483_647)),
});
