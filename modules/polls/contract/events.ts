/**
 * What happens to polls, as open screens hear of it: never who voted nor for what. `details` goes to everybody of the
 * audience. That a poll was edited is told by the topic's own event.
 */
export type PollEvent = { action: "poll.voted" | "poll.closed"; details: { topicId: string; categoryId: string } };
