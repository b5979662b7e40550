import { z } from "zod";
import { civilDate, id, pageQuery, queryBoolean } from "#shared/wire.ts";

// Filters of topics; all conditions are combined with AND.

const topicSorts = ["activity", "newest", "likes"] as const;
export type TopicSort = (typeof topicSorts)[number];

/** Maximum topics a search returns for a list, newest first. */
export const maxFound = 2000;

const filters = <Flag extends z.ZodType<boolean, unknown>>(flag: Flag) => ({
  category: id.optional(),
  author: id.optional(),
  search: z
    .string()
    .trim()
    .max(200, "maxLength:200")
    .optional()
    .meta({ description: `Words of the title or text; searches the newest ${maxFound} matches.` }),
  isPoster: flag.optional(),
  isActive: flag.optional(),
  hasReport: flag.optional().meta({ description: "Whether the topic was ever reported; for moderators." }),
  isPoll: flag.optional(),
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
});

const topicFilterQuery = filters(queryBoolean);
export const topicFilters = z.strictObject(filters(z.boolean()));
export type TopicFilters = z.output<typeof topicFilters>;

export const listTopicsQuery = z.strictObject({
  ...pageQuery,
  ...topicFilterQuery,
  sort: z
    .enum([...topicSorts, "oldest"])
    .optional()
    .meta({
      description:
        "Default: `activity`. The moderation list supports `newest` (default) and `oldest`, both by creation.",
    }),
  view: z.enum(["moderation"]).optional().meta({
    description:
      "`moderation`: topics in every state except deleted, for moderators. Implied by `hasReport`, and for moderators by `isActive`, `isPoster` and `isPoll`.",
  }),
  bookmarked: queryBoolean.optional().meta({
    description: "True: the user's bookmarks, latest first; can be combined with `category` and `search` only.",
  }),
  isScheduled: queryBoolean.optional().meta({ description: "True: topics scheduled for later publication." }),
  isDeleted: queryBoolean
    .optional()
    .meta({ description: "True: deleted topics that can be restored, for moderators." }),
});

/** Capped to bound the cost of counting. */
export const countTopicsQuery = z.strictObject(topicFilterQuery);
export const maxCounted = 1000;
export const topicCount = z.object({
  count: z
    .number()
    .int()
    .meta({ description: `At most ${maxCounted}.` }),
  hasMore: z.boolean().meta({ description: "Whether there are more." }),
});
