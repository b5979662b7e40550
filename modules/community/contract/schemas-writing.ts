import { z } from "zod";
import { boundedText, moment, optionalText, requiredText, version } from "#shared/fields.ts";
import { pollInput, updatePoll } from "#modules/polls/contract/schemas.ts";
import { isVisible } from "#shared/validators.ts";
import { id } from "#shared/wire.ts";
import { contentInput, documentInput } from "./schemas-parts.ts";

// Request schemas of topics and comments.

export const maxAttachments = 20;
const maxCommentAttachments = 5;
export const maxMentions = 10;
export const maxCommentLength = 5000;
export const maxTitleLength = 200;

const flag = z.boolean();
const title = requiredText(3, maxTitleLength).nullish();

/** An ordered list of files without duplicates. */
const files = (max: number) =>
  z
    .array(id)
    .max(max, `filesMany:${max}`)
    .refine((ids) => new Set(ids).size === ids.length, "repeated");

/**
 * An image, or a video with its still, in either order: file types are detected from content. A poster from a response
 * is accepted unchanged.
 */
export const posterInput = z.strictObject({
  fileId: id,
  stillFileId: id.nullish(),
  videoFileId: id.nullish(),
  altAr: optionalText(300),
  altEn: optionalText(300),
});
export type PosterInput = z.output<typeof posterInput>;

const topicFields = {
  categoryId: id,
  titleAr: title,
  titleEn: title,
  contentAr: contentInput,
  contentEn: contentInput,
  attachments: files(maxAttachments),
  poster: posterInput.nullable(),
  featuredInHome: flag,
  featuredFrom: moment.nullable(),
  featuredUntil: moment.nullable(),
  isPinned: flag,
  isLocked: flag,
  publishAt: moment.nullable(),
  /** The draft to delete after posting, unless it changed since `draftVersion`. */
  draftId: id,
  draftVersion: version,
};

/** A draft is deleted only in the version that the author saw. */
const namesDraftVersion = (body: { draftId?: unknown; draftVersion?: unknown }): boolean =>
  body.draftId === undefined || body.draftVersion !== undefined;
const draftVersionMissing = { path: ["draftVersion"], message: "fieldRequired" };

/** Error codes shared by topics and comments. */
export const textErrors = ["file_unknown", "too_many_mentions"] as const;

export const createTopic = z
  .strictObject({ ...topicFields, poll: pollInput.nullable() })
  .partial()
  .required({ categoryId: true })
  .refine(namesDraftVersion, draftVersionMissing);
export type CreateTopic = z.output<typeof createTopic>;

export const updateTopic = z
  .strictObject({ ...topicFields, poll: updatePoll.nullable(), isActive: flag })
  .partial()
  .extend({ version })
  .refine(namesDraftVersion, draftVersionMissing);
export type UpdateTopic = z.output<typeof updateTopic>;

/** Plain text, or a document of paragraphs with marks, links and mentions. */
const commentContent = z.union([
  boundedText(maxCommentLength)
    .min(1, "fieldRequired")
    .refine((value) => value === "" || isVisible(value), "fieldRequired"),
  documentInput(400_000),
]);

export const createComment = z.strictObject({
  content: commentContent,
  parentId: id.nullish(),
  attachments: files(maxCommentAttachments).optional(),
});
export type CreateComment = z.output<typeof createComment>;
export const updateComment = createComment.omit({ parentId: true }).extend({ version });
export type UpdateComment = z.output<typeof updateComment>;
