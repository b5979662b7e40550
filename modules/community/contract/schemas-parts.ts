import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";

// Schemas shared by topics, comments and categories.

/** Notification level of a topic or category. Null: only notifications that concern the user. */
export const followingLevel = z.enum(["follow", "mute"]).nullable();
export type FollowingLevel = z.output<typeof followingLevel>;

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
