import { bindPolls } from "./http.ts";
import { pollJobs, pollSchedules } from "./jobs.ts";
import type { PhotoLinks } from "./list-voters.ts";
import type { TopicOf } from "./load-poll.ts";

export { checkTallies } from "./jobs.ts";
export { createPoll } from "./create-poll.ts";
export type { TopicOf } from "./load-poll.ts";
export { pollData } from "./personal-data.ts";
export { pollErasure } from "./erasure.ts";
export { pollOf } from "./present-poll.ts";
export { pollsClosing, selectWaitingPolls, votersAmong, type WaitingPollRow } from "./queries.ts";
export { updatePoll } from "./change-poll.ts";

/**
 * Polls and votes. A poll belongs to a topic of another module: `topicOf` returns who may see and edit it. Topics use
 * `createPoll`, `updatePoll` and `pollOf`; a poll is deleted with its topic.
 */
export const createPolls = (options: { topicOf: TopicOf; files: PhotoLinks }) => ({
  routes: bindPolls({ topicOf: options.topicOf, photos: options.files }),
  jobs: pollJobs,
  schedules: pollSchedules,
});
