import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { pollRoutes } from "../contract/routes.ts";
import { vote } from "./change-vote.ts";
import { closePoll } from "./close-poll.ts";
import { exportResults } from "./export-results.ts";
import { listVoters, type PhotoLinks } from "./list-voters.ts";
import { loadPoll, type TopicOf } from "./load-poll.ts";
import { presentPoll } from "./present-poll.ts";

export const bindPolls = ({ topicOf, photos }: { topicOf: TopicOf; photos: PhotoLinks }): BoundRoute[] =>
  bindRoutes(pollRoutes, {
    readPoll: async ({ db, actor, params }) => {
      const { poll, rights } = await loadPoll(db, topicOf, actor, params.id);
      return { data: presentPoll(poll, rights) };
    },
    vote: async (call) => ({ data: await vote(call, topicOf) }),
    closePoll: async (call) => ({ data: await closePoll(call, topicOf, call.params.id) }),
    listVoters: (call) => listVoters(call, topicOf, photos),
    exportResults: (call) => exportResults(call, topicOf),
  });
