import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf, type EndpointQuery } from "#client/query.ts";
import type { topicRoutes } from "#modules/community/contract/routes.ts";
import type { pollRoutes } from "#modules/polls/contract/routes.ts";

type Polls = typeof pollRoutes;
type ReadTopic = (typeof topicRoutes)["readTopic"];

export const readPoll = endpoint<Polls["readPoll"]>("GET", "/topics/{id}/poll");
export const vote = endpoint<Polls["vote"]>("PUT", "/topics/{id}/vote");
export const closePoll = endpoint<Polls["closePoll"]>("POST", "/topics/{id}/poll/close");
const listVoters = endpoint<Polls["listVoters"]>("GET", "/topics/{id}/poll/voters");

/** The topic that carries a poll, as the community keeps it: what is known of the poll is written there. */
const readTopic = endpoint<ReadTopic>("GET", "/topics/{id}");
export const topicKey = (topicId: string): EndpointQuery<ReadTopic>["queryKey"] =>
  queryOf(readTopic, { params: { id: topicId } }).queryKey;

export const resultsPath = (topicId: string): string => `/topics/${encodeURIComponent(topicId)}/poll/results.csv`;

/** Who voted in an open ballot; for one choice when that is named. */
export const votersQuery = (topicId: string, choice: string | null) =>
  pagesOf(
    listVoters,
    { params: { id: topicId }, query: { limit: 50, ...(choice === null ? {} : { choice }) } },
    { staleTime: 0 },
  );
