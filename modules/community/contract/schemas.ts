import { z } from "zod";
import { optionalText, requiredText, version } from "#shared/fields.ts";
import { poll } from "#modules/polls/contract/schemas.ts";
import { storedFile } from "#shared/files.ts";
import { id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { decision, document, followingLevel, inlineImage, mentioned } from "./schemas-parts.ts";

/** Allowed colours and icons; the names are defined by the design system. */
const categoryColors = ["ink", "teal", "saffron", "rose", "blue", "violet", "terracotta", "green", "sand"] as const;
const categoryIcons = [
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

/** Id 1, "All": contains every topic and accepts no posts. */
export const allCategoryId = "1";

const flag = z.boolean();

// Categories

const categoryCan = z.object({ post: flag, update: flag, delete: flag, activate: flag });

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
    unreadCount: z.number().int().meta({ description: "Unread topics, at most 99." }),
    openCaseCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Number of open report cases; null for users other than moderators." }),
    following: followingLevel.meta({ description: "The user's notification level." }),
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
export const updateCategory = z.strictObject(categoryFields).partial().extend({ version });
export const deleteCategoryQuery = z.strictObject({ moveTo: id.optional() });

// Topics

const topicCan = z.object({
  update: flag,
  delete: flag,
  restore: flag,
  activate: flag,
  pin: flag,
  lock: flag,
  feature: flag,
  poster: flag,
  schedule: flag,
  like: flag,
  comment: flag,
  history: flag,
  report: flag,
  requireReading: flag,
});

export const categoryReference = category.pick({ id: true, nameAr: true, nameEn: true, icon: true, color: true });

export const topicSummary = z
  .object({
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
    isPoll: flag,
    hasReport: flag.meta({
      description: "Whether the topic was ever reported; always false for users other than moderators.",
    }),
    featuredInHome: flag,
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    liked: flag,
    isUnread: flag,
    createdAt: instant,
    publishedAt: instant.nullable(),
    lastActivityAt: instant,
  })
  .meta({ id: "TopicSummary" });
export type TopicSummary = z.output<typeof topicSummary>;

const poster = z.object({
  fileId: idOut.meta({ description: "The image, or the still of the video." }),
  videoFileId: idOut.nullable(),
  imageUrl: z.string(),
  smallImageUrl: z.string(),
  videoUrl: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  altAr: z.string().nullable(),
  altEn: z.string().nullable(),
});

export const featuredTopic = topicSummary.extend({ poster }).meta({ id: "FeaturedTopic" });
export type FeaturedTopic = z.output<typeof featuredTopic>;

export const topic = topicSummary
  .extend({
    contentAr: document.nullable(),
    contentEn: document.nullable(),
    readingMinutesAr: z.number().int().nullable(),
    readingMinutesEn: z.number().int().nullable(),
    writtenAtAr: instant.nullable().meta({ description: "When the Arabic text was last changed." }),
    writtenAtEn: instant.nullable().meta({ description: "When the English text was last changed." }),
    images: z.array(inlineImage).meta({ description: "Inline images of the contents." }),
    mentions: z.array(mentioned).meta({ description: "People and departments mentioned in the contents." }),
    attachments: z.array(storedFile),
    poster: poster.nullable(),
    poll: poll.nullable(),
    isMustRead: flag.meta({ description: "Whether acknowledgement is requested." }),
    featuredFrom: instant.nullable(),
    featuredUntil: instant.nullable(),
    publishAt: instant.nullable(),
    editedAt: instant.nullable(),
    isDeleted: flag,
    isHidden: flag.meta({ description: "Whether reports hide it until a moderator decides." }),
    decision: decision.nullable(),
    bookmarked: flag,
    following: followingLevel,
    draftId: idOut.nullable().meta({ description: "The user's draft of an edit of this topic." }),
    version: z.number().int(),
    can: topicCan,
  })
  .meta({ id: "Topic" });
export type Topic = z.output<typeof topic>;

export const readAllBody = z.strictObject({ category: id.optional() });
export const likeState = z.object({ liked: flag, likeCount: z.number().int() });
export const liker = z.object({ person: personSummary, likedAt: instant });

// Comments

/** Seconds within which a deleted comment can be restored by the user who deleted it. */
export const undoSeconds = 10;

const commentCan = z.object({ update: flag, delete: flag, like: flag, reply: flag, report: flag });

export const reply = z
  .object({
    id: idOut,
    topicId: idOut,
    parentId: idOut.nullable(),
    /** The comment replied to, with its author, unless it is the root. */
    replyTo: z.object({ id: idOut, author: personSummary.nullable() }).nullable(),
    /** Null for a deleted comment and for one hidden from this reader. */
    author: personSummary.nullable(),
    content: z.string().nullable().meta({ description: "Plain text." }),
    /** Null for plain text. */
    document: document.nullable(),
    mentions: z.array(mentioned),
    attachments: z.array(storedFile),
    isDeleted: flag,
    isHidden: flag.meta({ description: "Whether it is hidden after reports, except from its author and moderators." }),
    decision: decision.nullable(),
    likeCount: z.number().int(),
    liked: flag,
    replyCount: z.number().int(),
    isUnread: flag,
    createdAt: instant,
    editedAt: instant.nullable(),
    version: z.number().int(),
    can: commentCan,
  })
  .meta({ id: "Reply" });
/** A root comment with its first replies, or with the replies around the requested one. */
export const comment = reply
  .extend({
    replies: z.object({ data: z.array(reply), previous: z.string().nullable(), next: z.string().nullable() }),
  })
  .meta({ id: "Comment" });
export type Comment = z.output<typeof comment>;
export type Reply = z.output<typeof reply>;

/** `around` returns the page that contains a comment; `cursor` continues from a page. Oldest first. */
export const listCommentsQuery = z.strictObject({ ...pageQuery, around: id.optional() });
