import { z } from "zod";

// Rich text in requests and responses.

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
