/**
 * Events of polls sent to open screens, without voters and choices. `details` reaches every user in the audience. An
 * edit of a poll is announced by the topic's own event.
 */
export type PollEvent = { action: "poll.voted" | "poll.closed"; details: { topicId: string; categoryId: string } };
