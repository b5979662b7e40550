import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { topicRoutes } from "../../contract/routes.ts";
import type { FileAccess } from "../context.ts";
import { listFeaturedTopics } from "../featured/list-featured-topics.ts";
import { likeTopic } from "../likes/change-like.ts";
import { listLikes } from "../likes/list-likes.ts";
import { markAllRead, markTopicRead } from "../reading/mark-read.ts";
import { createTopic } from "./create-topic.ts";
import { deleteTopic, restoreTopic } from "./delete-topic.ts";
import { countTopics } from "./list-moderation.ts";
import { listTopics } from "./list-topics.ts";
import type { Lookups } from "./plan-moderation.ts";
import { readTopic } from "./read-topic.ts";
import { updateTopic } from "./update-topic.ts";

export const bindTopics = (files: FileAccess, lookups: Lookups): BoundRoute[] =>
  bindRoutes(topicRoutes, {
    listTopics: ({ db, actor, query }) => listTopics(db, actor, query, { files, lookups }),
    countTopics: async ({ db, query }) => ({ data: await countTopics(db, query, lookups) }),
    listFeaturedTopics: async ({ db, actor }) => ({ data: await listFeaturedTopics(db, actor, files) }),
    readTopic: async ({ db, actor, params }) => ({ data: await readTopic(db, actor, params.id, files) }),
    createTopic: async (call) => ({ data: await createTopic(call, call.body, files) }),
    updateTopic: async (call) => ({ data: await updateTopic(call, call.params.id, call.body, files) }),
    deleteTopic: (call) => deleteTopic(call, call.params.id),
    restoreTopic: async (call) => ({ data: await restoreTopic(call, call.params.id, files) }),
    likeTopic: async (call) => ({ data: await likeTopic(call, call.params.id, true) }),
    unlikeTopic: async (call) => ({ data: await likeTopic(call, call.params.id, false) }),
    listTopicLikes: ({ db, actor, params, query }) => listLikes(db, actor, params.id, query, files),
    markTopicRead: (call) => markTopicRead(call, call.params.id),
    markAllRead: (call) => markAllRead(call, call.body.category),
  });
