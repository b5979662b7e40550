import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { poll, voteBody, voter, votersQuery } from "./schemas.ts";

const ofTopic = { permission: "signedIn", tokens: "community", params: idParams } as const;

export const pollRoutes = {
  readPoll: route({
    ...ofTopic,
    method: "GET",
    path: "/topics/{id}/poll",
    viewing: "hidden",
    summary: "Returns the poll of a topic, with its results if the user may see them.",
    output: data(poll),
  }),
  vote: route({
    method: "PUT",
    path: "/topics/{id}/vote",
    permission: "signedIn",
    tokens: "none",
    summary: "Replaces the user's choices; an empty list withdraws the vote. Idempotent.",
    params: idParams,
    body: voteBody,
    output: data(poll),
    transaction: "own",
    bearsNoPerson: true,
    errors: ["topic_inactive", "poll_closed", "vote_fixed", "too_many_choices", "choice_unknown"],
  }),
  closePoll: route({
    ...ofTopic,
    method: "POST",
    path: "/topics/{id}/poll/close",
    summary: "Closes a poll early; permitted to its author and moderators.",
    output: data(poll),
    status: 200,
    errors: ["not_allowed", "poll_closed"],
  }),
  listVoters: route({
    ...ofTopic,
    method: "GET",
    path: "/topics/{id}/poll/voters",
    viewing: "shown",
    summary: "Lists the voters of an open ballot with their choices, for users who may see the results.",
    query: votersQuery,
    output: page(voter),
    errors: ["not_allowed"],
  }),
  exportResults: route({
    ...ofTopic,
    method: "GET",
    path: "/topics/{id}/poll/results.csv",
    viewing: "hidden",
    summary: "Exports the results as CSV in both languages, for the author and moderators once they may see them.",
    output: "raw",
    produces: "text/csv",
    errors: ["not_allowed"],
  }),
};
