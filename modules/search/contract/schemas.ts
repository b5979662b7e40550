import { z } from "zod";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { placeKinds, searchKinds } from "./kinds.ts";

/** Upper bound of counts. */
export const maxCounted = 400;

const filters = {
  q: z.string().trim().min(1, "fieldRequired").max(200).meta({ description: "Words in Arabic, English or both." }),
  category: id.optional(),
  author: id.optional(),
  from: civilDate.optional().meta({ description: "First day, in the organisation's time zone." }),
  to: civilDate.optional().meta({ description: "Last day." }),
};

export const searchQuery = z.strictObject({
  ...pageQuery,
  ...filters,
  kind: z.enum(searchKinds).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

export const countQuery = z.strictObject(filters);

/** A part of a text; matching parts are highlighted. */
const piece = z.object({ text: z.string(), isMatch: z.boolean() });
export type Piece = z.output<typeof piece>;

const searchResult = z
  .object({
    kind: z.enum(["topic", "comment", "person"]),
    id: idOut,
    title: z.string().meta({ description: "The topic's title, or the person's name." }),
    titlePieces: z.array(piece),
    snippet: z.string(),
    snippetPieces: z.array(piece),
    /** The topic, or the comment's topic. */
    topicId: idOut.nullable(),
    category: z
      .object({ id: idOut, nameAr: z.string(), nameEn: z.string(), icon: z.string(), color: z.string() })
      .nullable(),
    /** The author, or the person found. */
    person: personSummary,
    createdAt: instant.nullable(),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.output<typeof searchResult>;

const place = z
  .object({
    kind: z.enum(placeKinds),
    id: idOut,
    title: z.string(),
    titlePieces: z.array(piece),
    snippet: z.string(),
    snippetPieces: z.array(piece),
    address: z.string().meta({ description: "Path within the portal, or the URL of a link." }),
  })
  .meta({ id: "Place" });
export type Place = z.output<typeof place>;

/** `isMore`: there are more than `count`. */
const found = z.object({ count: z.number().int(), isMore: z.boolean() });
export type Found = z.output<typeof found>;

export const searchAnswer = z.object({
  data: z.array(searchResult),
  places: z.array(place).meta({
    description: "Services, links and documents: a few of each with the first page, or all of the requested kind.",
  }),
  page: z.object({ next: z.string().nullable(), previous: z.string().nullable(), limit: z.number().int() }),
  found,
  corrected: z.string().nullable().meta({ description: "The corrected query, if a word was mistyped." }),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const counts = z.object({
  topic: found,
  comment: found,
  person: found,
  service: found,
  link: found,
  document: found,
});
export type Counts = z.output<typeof counts>;

/** `topic`: the topic that the text belongs to; its participants come first. */
export const mentionsQuery = z.strictObject({ q: z.string().trim().max(60).default(""), topic: id.optional() });

export const mentionable = z
  .object({
    kind: z.enum(["person", "department"]),
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    photoUrl: z.string().nullable(),
  })
  .meta({ id: "Mentionable" });
export type Mentionable = z.output<typeof mentionable>;
