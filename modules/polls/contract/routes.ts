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
    summary: "The poll of a topic, with its results once this reader may see them.",
    params: idParams,
    output: data(poll),
  }),
  vote: route({
    method: "PUT",
    path: "/topics/{id}/vote",
    permission: "signedIn",
    tokens: "none",
    summary: "Sets what I choose; no choice withdraws my vote. Asking again changes nothing.",
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
    summary: "Closes the poll now, for its author and moderators.",
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
    summary: "Who chose what in an open ballot, of one choice or of all; for whoever sees the results.",
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
    summary: "The results in both languages, for the author and moderators once they may see them.",
    params: idParams,
    output: "raw",
    produces: "text/csv",
    errors: ["not_allowed"],
  }),
};
