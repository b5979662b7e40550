import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf, type EndpointQuery } from "#client/query.ts";
import { topicRoutes } from "#modules/community/contract/routes.ts";
import { pollRoutes } from "#modules/polls/contract/routes.ts";

type ReadTopic = (typeof topicRoutes)["readTopic"];

export const readPoll = endpoint(pollRoutes.readPoll);
export const vote = endpoint(pollRoutes.vote);
export const closePoll = endpoint(pollRoutes.closePoll);
export const exportResults = endpoint(pollRoutes.exportResults);
const listVoters = endpoint(pollRoutes.listVoters);

/** The community's query of the poll's topic, whose cache entry contains the poll. */
const readTopic = endpoint(topicRoutes.readTopic);
export const topicKey = (topicId: string): EndpointQuery<ReadTopic>["queryKey"] =>
  queryOf(readTopic, { params: { id: topicId } }).queryKey;

/** The voters of an open ballot, for all choices or one. */
export const votersQuery = (topicId: string, choice: string | null) =>
  pagesOf(
    listVoters,
    { params: { id: topicId }, query: { limit: 50, ...(choice === null ? {} : { choice }) } },
    { staleTime: 0 },
  );
