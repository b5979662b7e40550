import { z } from "zod";
import { boundedText, version } from "#shared/fields.ts";
import { draftPoll } from "#modules/polls/contract/schemas.ts";
import { storedFile } from "#shared/files.ts";
import { id, idOut, instant } from "#shared/wire.ts";
import { maxAttachments, maxTitleLength, posterInput } from "./schemas-writing.ts";
import { contentInput, versionInAddress } from "./schemas-parts.ts";

// Drafts of a topic or of an edit. Any field may be missing, empty or incomplete.

/** Maximum drafts per person. */
export const maxDrafts = 50;
const words = (max: number) => boundedText(max, (value) => value).nullish();
const flag = z.boolean().nullish();
const moment = z.string().max(40).nullish();

/** Form fields. Contents are documents, or plain text that is converted to documents. */
const draftContent = z.strictObject({
  categoryId: id.nullish(),
  titleAr: words(maxTitleLength),
  titleEn: words(maxTitleLength),
  contentAr: contentInput,
  contentEn: contentInput,
  poll: draftPoll.nullish(),
  attachments: z.array(id).max(maxAttachments, `filesMany:${maxAttachments}`).nullish(),
  poster: posterInput.extend({ altAr: words(300), altEn: words(300) }).nullish(),
  featuredInHome: flag,
  featuredFrom: moment,
  featuredUntil: moment,
  isPinned: flag,
  isLocked: flag,
  publishAt: moment,
});
export type DraftContent = z.output<typeof draftContent>;

/** With `topicId`: an edit of that topic, one per person. `topicVersion` is the version the edit started from. */
export const createDraft = z.strictObject({
  topicId: id.nullish(),
  topicVersion: version.optional(),
  content: draftContent,
});
/** `version` is the save that this one replaces. */
export const updateDraft = z.strictObject({ content: draftContent, version, topicVersion: version.optional() });
export const deleteDraftQuery = z.strictObject({
  version: versionInAddress
    .optional()
    .meta({ description: "Deletes the draft only in this version; without it, in any version." }),
});

const savedDraft = z.object({
  id: idOut,
  topicId: idOut.nullable(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export const draft = savedDraft
  .extend({
    topicVersion: z.number().int().nullable().meta({ description: "Version of the topic that the edit started from." }),
    content: z.custom<DraftContent>().meta({ type: "object", description: "Fields of the form as last saved." }),
    files: z.array(storedFile).meta({ description: "Files of the draft that still exist." }),
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof draft>;

export const draftSummary = savedDraft
  .extend({
    categoryId: idOut.nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    excerptAr: z.string().nullable(),
    excerptEn: z.string().nullable(),
  })
  .meta({ id: "DraftSummary" });
export type DraftSummary = z.output<typeof draftSummary>;
