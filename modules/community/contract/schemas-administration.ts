import { z } from "zod";
import { optionalText, requiredText } from "#shared/fields.ts";
import { id, idOut, instant } from "#shared/wire.ts";
import { categoryReference, featuredTopic } from "./schemas.ts";
import { topicFilters } from "./schemas-filters.ts";

const flag = z.boolean();
const count = z.number().int();

// Bulk actions on topics

export const bulkActions = ["activate", "deactivate", "delete", "move", "unfeature"] as const;
export type BulkActionKind = (typeof bulkActions)[number];
export const maxBulkTopics = 10_000;

export const bulkActionInput = z.strictObject({
  action: z.enum(bulkActions),
  ids: z.array(id).min(1, "fieldRequired").max(1000).optional().meta({ description: "Ids of the topics." }),
  filters: topicFilters.optional().meta({ description: "Filters of the topics, instead of ids." }),
  reason: optionalText(500).meta({ description: "Reason for deactivating or deleting, shown to the author." }),
  moveTo: id.optional().meta({ description: "Target category of `move`." }),
});
export type BulkActionInput = z.output<typeof bulkActionInput>;

export const bulkPreview = z
  .object({
    total: count.meta({ description: `At most ${maxBulkTopics}.` }),
    isTooMany: flag.meta({ description: "Whether there are more; the action is refused then." }),
    changing: count.meta({ description: "Topics that the action changes." }),
    listed: count.meta({ description: "Topics that are visible to all users." }),
    featured: count,
    withPoll: count,
    withOpenCase: count,
    byCategory: z.array(z.object({ category: categoryReference, count })),
  })
  .meta({ id: "BulkPreview" });
export type BulkPreview = z.output<typeof bulkPreview>;

export const bulkAction = z
  .object({
    id: idOut,
    action: z.enum(bulkActions),
    moveTo: idOut.nullable(),
    reason: z.string().nullable(),
    state: z.enum(["running", "done", "undoing", "undone", "failed"]),
    total: count,
    done: count.meta({ description: "Topics processed so far, from 0 again while undoing." }),
    changed: count.meta({ description: "Topics changed; the others needed no change or were deleted." }),
    kept: count.meta({ description: "Topics not restored by undoing, because they were changed since." }),
    createdAt: instant,
    undoUntil: instant.nullable(),
    can: z.object({ undo: flag }),
  })
  .meta({ id: "BulkAction" });
export type BulkAction = z.output<typeof bulkAction>;

// Saved views

const viewFilters = topicFilters.extend({ sort: z.enum(["newest", "oldest"]).optional() });

export const savedView = z
  .object({ id: idOut, name: z.string(), filters: viewFilters, createdAt: instant })
  .meta({ id: "SavedView" });
export type SavedView = z.output<typeof savedView>;

export const maxSavedViews = 30;
export const createSavedView = z.strictObject({ name: requiredText(1, 60), filters: viewFilters });
export const updateSavedView = createSavedView.partial();

// Order on the home page

export const featuredPlace = featuredTopic
  .extend({
    featuredFrom: instant.nullable(),
    featuredUntil: instant.nullable(),
    isShown: flag.meta({ description: "Whether it is currently shown on the home page." }),
    version: count,
  })
  .meta({ id: "FeaturedPlace" });
export type FeaturedPlace = z.output<typeof featuredPlace>;

export const maxFeatured = 200;
export const orderFeaturedTopics = z.strictObject({ ids: z.array(id).max(maxFeatured) });
