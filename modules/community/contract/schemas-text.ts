import { z } from "zod";

// Rich text, on its way in and out.

/** A Tiptap document; `#shared/content.ts` checks its nodes. */
export const givenDocument = (mostBytes: number) =>
  z.looseObject({ type: z.literal("doc") }).meta({ "x-max-bytes": mostBytes });

/** Rich text: a Tiptap document, or plain text whose blank lines separate paragraphs. */
export const givenContent = z
  .union([z.string().max(100_000, { abort: true }), givenDocument(600_000)])
  .nullish()
  .meta({ description: "A Tiptap document or plain text." });

/** A Tiptap document on its way out; its nodes were checked on the way in by `#shared/content.ts`. */
export const document = z.unknown().meta({ type: "object", description: "A Tiptap document." });
