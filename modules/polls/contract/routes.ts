import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { poll, voteBody, voter, votersQuery } from "./schemas.ts";

const statusOk = 200;

export const pollRoutes = {
  readPoll: route({
    method: "GET",
    path: "/topics/{id}/poll",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "Returns the poll of a topic, with its results if the user may see them.",
    params: idParams,
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
    method: "POST",
    path: "/topics/{id}/poll/close",
    permission: "signedIn",
    tokens: "community",
    summary: "Closes a poll early; permitted to its author and moderators.",
    params: idParams,
    output: data(poll),
    status: statusOk,
    errors: ["not_allowed", "poll_closed"],
  }),
  listVoters: route({
    method: "GET",
    path: "/topics/{id}/poll/voters",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "Lists the voters of an open ballot with their choices, for users who may see the results.",
    params: idParams,
    query: votersQuery,
    output: page(voter),
    errors: ["not_allowed"],
  }),
  exportResults: route({
    method: "GET",
    path: "/topics/{id}/poll/results.csv",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "Exports the results as CSV in both languages, for the author and moderators once they may see them.",
    params: idParams,
    output: "raw",
    produces: "text/csv",
    errors: ["not_allowed"],
  }),
};
