import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { pollRoutes } from "../contract/routes.ts";
import { closePoll } from "./close-poll.ts";
import { exportResults } from "./export-results.ts";
import { listVoters, type PhotoLinks } from "./list-voters.ts";
import { loadPoll } from "./load-poll.ts";
import type { TopicOf } from "./load-topic.ts";
import { presentPoll } from "./present-poll.ts";
import { vote } from "./vote-poll.ts";

export const bindPolls = ({ topicOf, photos }: { topicOf: TopicOf; photos: PhotoLinks }): BoundRoute[] =>
  bindRoutes(pollRoutes, {
    readPoll: async ({ db, actor, params }) => {
      const { poll, rights } = await loadPoll(db, topicOf, actor, params.id);
      return { data: presentPoll(poll, rights) };
    },
    vote: async ({ database, actor, params, body }) => ({
      data: await vote(database, topicOf, actor, params.id, body.choices),
    }),
    closePoll: async ({ tx, actor, params, facts }) => ({
      data: await closePoll(tx, topicOf, actor, params.id, facts.id),
    }),
    listVoters: ({ db, actor, params, query }) => listVoters(db, topicOf, actor, params.id, query, photos),
    exportResults: ({ database, actor, params, facts, raw }) =>
      exportResults(database, topicOf, actor, { topicId: params.id, requestId: facts.id }, raw.reply),
  });
