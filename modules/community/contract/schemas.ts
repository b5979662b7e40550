import { z } from "zod";
import { characterCount, isVisible } from "#shared/validators.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";

/** Colours and icons a category may have; the design system knows these names. */
export const categoryColors = [
  "ink",
  "teal",
  "saffron",
  "rose",
  "blue",
  "violet",
  "terracotta",
  "green",
  "sand",
] as const;
export const categoryIcons = [
  "stack",
  "news",
  "speakerphone",
  "coffee",
  "cpu",
  "bulb",
  "gift",
  "leaf",
  "users",
  "message",
  "star",
  "book",
  "heart",
  "briefcase",
  "calendar",
] as const;

/** Id 1, "All": every topic; nobody posts into it. */
export const allCategoryId = "1";

const flag = z.boolean();
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .transform((value) => (value === "" ? null : value))
    .nullish();
const requiredText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1, "required")
    .refine((value) => value === "" || characterCount(value) >= min, `minLength:${min}`)
    .refine((value) => characterCount(value) <= max, `maxLength:${max}`)
    .refine((value) => value === "" || isVisible(value), "required");

// Categories

export const categoryCan = z.object({ post: flag, update: flag, delete: flag, activate: flag });

export const category = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    descriptionAr: z.string().nullable(),
    descriptionEn: z.string().nullable(),
    icon: z.string(),
    color: z.string(),
    order: z.number().int(),
    posting: z.enum(["everyone", "moderators", "nobody"]),
    isActive: flag,
    topicCount: z.number().int(),
    unreadCount: z.number().int().meta({ description: "Unread topics, 99 at most." }),
    createdAt: instant,
    version: z.number().int(),
    can: categoryCan,
  })
  .meta({ id: "Category" });
export type Category = z.output<typeof category>;

const categoryFields = {
  nameAr: requiredText(1, 60),
  nameEn: requiredText(1, 60),
  descriptionAr: optionalText(200),
  descriptionEn: optionalText(200),
  icon: z.enum(categoryIcons),
  color: z.enum(categoryColors),
  order: z.number().int().min(0).max(10_000),
  posting: z.enum(["everyone", "moderators"]),
  isActive: flag,
};

export const createCategory = z.strictObject({
  ...categoryFields,
  icon: categoryFields.icon.default("message"),
  color: categoryFields.color.default("teal"),
  order: categoryFields.order.optional(),
  posting: categoryFields.posting.default("everyone"),
  isActive: flag.default(true),
});
export const updateCategory = z
  .strictObject(categoryFields)
  .partial()
  .extend({ version: z.number().int().min(1) });
export const deleteCategoryQuery = z.strictObject({ moveTo: id.optional() });

// Topics

export const topicSorts = ["activity", "newest", "likes"] as const;
export type TopicSort = (typeof topicSorts)[number];

export const topicCan = z.object({
  update: flag,
  delete: flag,
  restore: flag,
  activate: flag,
  pin: flag,
  lock: flag,
  feature: flag,
  like: flag,
  comment: flag,
});

const categoryReference = z.object({
  id: idOut,
  nameAr: z.string(),
  nameEn: z.string(),
  icon: z.string(),
  color: z.string(),
});

const topicInList = {
  id: idOut,
  category: categoryReference,
  author: personSummary,
  titleAr: z.string().nullable(),
  titleEn: z.string().nullable(),
  excerptAr: z.string().nullable(),
  excerptEn: z.string().nullable(),
  isActive: flag,
  isLocked: flag,
  isPinned: flag,
  isPoster: flag,
  featuredInHome: flag,
  likeCount: z.number().int(),
  commentCount: z.number().int(),
  liked: flag,
  isUnread: flag,
  createdAt: instant,
  publishedAt: instant.nullable(),
  lastActivityAt: instant,
};

export const topicSummary = z.object(topicInList).meta({ id: "TopicSummary" });
export type TopicSummary = z.output<typeof topicSummary>;

const poster = z.object({
  imageUrl: z.string(),
  smallImageUrl: z.string(),
  videoUrl: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  altAr: z.string().nullable(),
  altEn: z.string().nullable(),
});

export const featuredTopic = z.object({ ...topicInList, poster }).meta({ id: "FeaturedTopic" });
export type FeaturedTopic = z.output<typeof featuredTopic>;

/** A Tiptap document; its nodes are checked on the way in by `#shared/content.ts`. */
const document = z.unknown().meta({ type: "object", description: "A Tiptap document." });

export const topic = z
  .object({
    ...topicInList,
    contentAr: document.nullable(),
    contentEn: document.nullable(),
    readingMinutesAr: z.number().int().nullable(),
    readingMinutesEn: z.number().int().nullable(),
    poster: poster.nullable(),
    publishAt: instant.nullable(),
    editedAt: instant.nullable(),
    isDeleted: flag,
    version: z.number().int(),
    can: topicCan,
  })
  .meta({ id: "Topic" });
export type Topic = z.output<typeof topic>;

/** Rich text on the way in: a Tiptap document, or plain text whose blank lines separate paragraphs. */
const givenContent = z
  .union([z.string().max(100_000), z.looseObject({ type: z.literal("doc") })])
  .nullish()
  .meta({ description: "A Tiptap document or plain text." });

const title = requiredText(3, 200).nullish();

/** In UTC, since PostgreSQL knows fewer offsets than ISO 8601; beyond the year 2999 there are no topics. */
const futureInstant = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => new Date(value).getTime() < Date.UTC(3000, 0), "invalid")
  .transform((value) => new Date(value).toISOString());

const topicFields = {
  categoryId: id,
  titleAr: title,
  titleEn: title,
  contentAr: givenContent,
  contentEn: givenContent,
  featuredInHome: flag,
  isPinned: flag,
  isLocked: flag,
  publishAt: futureInstant.nullable(),
};

export const createTopic = z.strictObject({
  ...topicFields,
  featuredInHome: flag.optional(),
  isPinned: flag.optional(),
  isLocked: flag.optional(),
  publishAt: topicFields.publishAt.optional(),
});
export const updateTopic = z
  .strictObject({ ...topicFields, isActive: flag })
  .partial()
  .extend({ version: z.number().int().min(1) });

export const listTopicsQuery = z.strictObject({
  ...pageQuery,
  category: id.optional(),
  author: id.optional(),
  sort: z.enum(topicSorts).default("activity"),
  isPoster: queryBoolean.optional(),
  isActive: queryBoolean.optional(),
  isScheduled: queryBoolean.optional().meta({ description: "True: topics that wait for their day." }),
  isDeleted: queryBoolean
    .optional()
    .meta({ description: "True: deleted topics that can be restored, for moderators." }),
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
});

export const readAllBody = z.strictObject({ category: id.optional() });
export const likeState = z.object({ liked: flag, likeCount: z.number().int() });
export const liker = z.object({ person: personSummary, likedAt: instant });

// Comments

export const commentCan = z.object({ update: flag, delete: flag, like: flag, reply: flag });

const commentInList = {
  id: idOut,
  topicId: idOut,
  parentId: idOut.nullable(),
  /** The comment it answers and whose that is, when that is not the root itself. */
  replyTo: z.object({ id: idOut, author: personSummary.nullable() }).nullable(),
  /** Null once deleted. */
  author: personSummary.nullable(),
  content: z.string().nullable(),
  isDeleted: flag,
  likeCount: z.number().int(),
  liked: flag,
  replyCount: z.number().int(),
  isUnread: flag,
  createdAt: instant,
  editedAt: instant.nullable(),
  version: z.number().int(),
  can: commentCan,
};

export const reply = z.object(commentInList).meta({ id: "Reply" });
/** A root comment with its first replies, or with those around the one that was asked for. */
export const comment = z
  .object({
    ...commentInList,
    replies: z.object({ data: z.array(reply), previous: z.string().nullable(), next: z.string().nullable() }),
  })
  .meta({ id: "Comment" });
export type Comment = z.output<typeof comment>;
export type Reply = z.output<typeof reply>;

const commentText = z
  .string()
  .trim()
  .min(1, "required")
  .refine((value) => characterCount(value) <= 5000, "maxLength:5000")
  .refine((value) => value === "" || isVisible(value), "required");

export const createComment = z.strictObject({ content: commentText, parentId: id.nullish() });
export const updateComment = z.strictObject({ content: commentText, version: z.number().int().min(1) });
/** `around` opens the page that holds a comment; `cursor` goes on from a page. Oldest first. */
export const listCommentsQuery = z.strictObject({ ...pageQuery, around: id.optional() });
