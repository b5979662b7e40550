import { z } from "zod";
import { boundedText, version } from "#shared/fields.ts";
import { draftPoll } from "#modules/polls/contract/schemas.ts";
import { storedFile } from "#shared/files.ts";
import { id, idOut, inAnyDigits, instant } from "#shared/wire.ts";
import { maxTitleLength, maxAttachments } from "./schemas-writing.ts";
import { contentInput } from "./schemas-parts.ts";

// Drafts of a topic or of an edit. Any field may be missing, empty or incomplete.

/** Maximum drafts per person. */
export const maxDrafts = 50;
const words = (max: number) => boundedText(max, (value) => value).nullish();
const flag = z.boolean().nullish();
const moment = z.string().max(40).nullish();

const poster = z.strictObject({
  fileId: id,
  stillFileId: id.nullish(),
  videoFileId: id.nullish(),
  altAr: words(300),
  altEn: words(300),
});

/** Form fields. Contents are documents, or plain text that is converted to documents. */
const draftContent = z.strictObject({
  categoryId: id.nullish(),
  titleAr: words(maxTitleLength),
  titleEn: words(maxTitleLength),
  contentAr: contentInput,
  contentEn: contentInput,
  poll: draftPoll.nullish(),
  attachments: z.array(id).max(maxAttachments, `filesMany:${maxAttachments}`).nullish(),
  poster: poster.nullish(),
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
  version: inAnyDigits(z.coerce.number().int().min(1).max(2_147_483_647).optional()).meta({
    description: "Deletes the draft only in this version; without it, in any version.",
  }),
});

export const draft = z
  .object({
    id: idOut,
    topicId: idOut.nullable(),
    topicVersion: z.number().int().nullable().meta({ description: "Version of the topic that the edit started from." }),
    content: z.custom<DraftContent>().meta({ type: "object", description: "Fields of the form as last saved." }),
    files: z.array(storedFile).meta({ description: "Files of the draft that still exist." }),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof draft>;

export const draftSummary = z
  .object({
    id: idOut,
    topicId: idOut.nullable(),
    categoryId: idOut.nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    excerptAr: z.string().nullable(),
    excerptEn: z.string().nullable(),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "DraftSummary" });
export type DraftSummary = z.output<typeof draftSummary>;
