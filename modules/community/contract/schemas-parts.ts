import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";

// What topics, comments and categories have in common.

/** How much a person wants to hear of a topic or category; null: what is about them, as everybody does. */
export const followingLevel = z.enum(["follow", "mute"]).nullable();
export type FollowingLevel = z.output<typeof followingLevel>;

/** A picture within a text; its node names it by `fileId`. */
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

/** Somebody named in a text, with today's names. */
export const mentioned = z
  .object({
    kind: z.enum(["person", "department"]),
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
  })
  .meta({ id: "Mentioned" });
export type Mentioned = z.output<typeof mentioned>;

/** What a moderator decided about reported content, for its author and moderators. */
export const decision = z
  .object({
    decision: z.enum(["keep", "deactivate", "delete"]),
    reason: z.string().nullable(),
    decidedAt: instant,
  })
  .meta({ id: "Decision" });
export type Decision = z.output<typeof decision>;
