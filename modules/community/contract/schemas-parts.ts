import { z } from "zod";
import { idOut, inAnyDigits, instant } from "#shared/wire.ts";

// Schemas shared by topics, comments and categories.

/** Notification level of a topic or category. Null: only notifications that concern the user. */
export const followingLevel = z.enum(["follow", "mute"]).nullable();
export type FollowingLevel = z.output<typeof followingLevel>;

/** The version of an entity in a path or query. */
export const versionInAddress = inAnyDigits(z.coerce.number().int().min(1).max(2_147_483_647));

/** An inline image; its document node refers to it by `fileId`. */
export const inlineImage = z
  .object({
    id: idOut,
    url: z.string(),
    smallUrl: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: "InlineImage" });
export type InlineImage = z.output<typeof inlineImage>;

/** A mentioned person or department with its current names. */
export const mentioned = z
  .object({
    kind: z.enum(["person", "department"]),
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
  })
  .meta({ id: "Mentioned" });
export type Mentioned = z.output<typeof mentioned>;

/** A moderator's decision about reported content, visible to its author and moderators. */
export const decision = z
  .object({
    decision: z.enum(["keep", "deactivate", "delete"]),
    reason: z.string().nullable(),
    decidedAt: instant,
  })
  .meta({ id: "Decision" });
export type Decision = z.output<typeof decision>;

/** A Tiptap document; its nodes are validated by `#shared/content.ts`. */
export const documentInput = (maxBytes: number) =>
  z.looseObject({ type: z.literal("doc") }).meta({ "x-max-bytes": maxBytes });

/** Rich text: a Tiptap document, or plain text whose blank lines separate paragraphs. */
export const contentInput = z
  .union([z.string().max(100_000, { abort: true }), documentInput(600_000)])
  .nullish()
  .meta({ description: "A Tiptap document or plain text." });

/** A Tiptap document in a response; its nodes were validated on input by `#shared/content.ts`. */
export const document = z.unknown().meta({ type: "object", description: "A Tiptap document." });
