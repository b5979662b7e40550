import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { topicRoutes } from "../../contract/routes.ts";
import { markAllRead } from "../reading/mark-all-read.ts";
import { markTopicRead } from "../reading/mark-topic-read.ts";
import type { Doors } from "../viewer.ts";
import { createTopic } from "./create-topic.ts";
import { deleteTopic, restoreTopic } from "./delete-topic.ts";
import { likeTopic } from "./like-topic.ts";
import { listFeaturedTopics } from "./list-featured-topics.ts";
import { listLikes } from "./list-likes.ts";
import { countTopics } from "./list-moderation.ts";
import { listTopics } from "./list-topics.ts";
import type { Lookups } from "./plan-moderation.ts";
import { readTopic } from "./read-topic.ts";
import { updateTopic } from "./update-topic.ts";

type Options = { doors: Doors; lookups: Lookups };

export const bindTopics = ({ doors, lookups }: Options): BoundRoute[] => {
  const { files } = doors;
  return bindRoutes(topicRoutes, {
    listTopics: ({ db, actor, query }) => listTopics(db, actor, query, { files, lookups }),
    countTopics: async ({ db, query }) => ({ data: await countTopics(db, query, lookups) }),
    listFeaturedTopics: async ({ db, actor }) => ({ data: await listFeaturedTopics(db, actor, files) }),
    readTopic: async ({ db, actor, params }) => ({ data: await readTopic(db, actor, params.id, doors) }),
    createTopic: async ({ tx, actor, body, facts }) => ({
      data: await createTopic(tx, actor, body, { doors, requestId: facts.id }),
    }),
    updateTopic: async ({ tx, actor, params, body, facts }) => ({
      data: await updateTopic(tx, actor, params.id, body, { doors, requestId: facts.id }),
    }),
    deleteTopic: ({ tx, actor, params, facts }) => deleteTopic(tx, actor, params.id, facts.id),
    restoreTopic: async ({ tx, actor, params, facts }) => ({
      data: await restoreTopic(tx, actor, params.id, { doors, requestId: facts.id }),
    }),
    likeTopic: async ({ tx, actor, params, facts }) => ({
      data: await likeTopic(tx, actor, params.id, true, facts.id),
    }),
    unlikeTopic: async ({ tx, actor, params, facts }) => ({
      data: await likeTopic(tx, actor, params.id, false, facts.id),
    }),
    listTopicLikes: ({ db, actor, params, query }) => listLikes(db, actor, params.id, query, files),
    markTopicRead: ({ tx, actor, params, facts }) => markTopicRead(tx, actor, params.id, facts.id),
    markAllRead: ({ tx, actor, body, facts }) => markAllRead(tx, actor, body.category, facts.id),
  });
};
