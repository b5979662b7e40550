import { z } from "zod";
import { id, instant, personSummary } from "#shared/wire.ts";
import { document, inlineImage, mentioned, versionInAddress } from "./schemas-parts.ts";

const revisionFields = ["titleAr", "titleEn", "contentAr", "contentEn"] as const;

/** An edit of a topic's text. */
export const revision = z
  .object({
    version: z.number().int().meta({ description: "Version before the edit." }),
    editor: personSummary,
    editedAt: instant,
    changed: z.array(z.enum(revisionFields)).meta({ description: "Changed fields." }),
  })
  .meta({ id: "Revision" });
export type Revision = z.output<typeof revision>;

const writing = z.object({
  titleAr: z.string().nullable(),
  titleEn: z.string().nullable(),
  contentAr: document.nullable(),
  contentEn: document.nullable(),
});

/** An edit with the text before and after it. */
export const revisionDetail = revision
  .extend({
    before: writing,
    after: writing,
    images: z.array(inlineImage),
    mentions: z.array(mentioned),
  })
  .meta({ id: "RevisionDetail" });
export type RevisionDetail = z.output<typeof revisionDetail>;

export const revisionParams = z.strictObject({
  id,
  version: versionInAddress,
});
