import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { concernedPerson, coverage, listConcernedQuery, mustRead, myMustRead, setMustRead } from "./schemas.ts";

const administrative = { permission: "topic.requireReading", params: idParams } as const;

export const acknowledgementRoutes = {
  readMustRead: route({
    method: "GET",
    path: "/topics/{id}/must-read",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary:
      "Returns the must-read of a topic: its date, its audience and the user's acknowledgement; 404 if there is none.",
    params: idParams,
    output: data(mustRead),
  }),
  setMustRead: route({
    ...administrative,
    method: "PUT",
    path: "/topics/{id}/must-read",
    summary: "Requests acknowledgement of a topic by a date, or changes the date or the audience.",
    body: setMustRead,
    output: data(mustRead),
    errors: ["topic_inactive", "day_past", "department_unknown", "stale_version"],
  }),
  withdrawMustRead: route({
    ...administrative,
    method: "DELETE",
    path: "/topics/{id}/must-read",
    summary: "Withdraws the request; existing acknowledgements are kept.",
    output: noContent,
  }),
  acknowledge: route({
    method: "PUT",
    path: "/topics/{id}/acknowledgement",
    permission: "signedIn",
    tokens: "none",
    summary: "Acknowledges a topic for the user; idempotent, and permitted after the date.",
    params: idParams,
    output: data(mustRead),
    errors: ["not_concerned"],
  }),
  readCoverage: route({
    ...administrative,
    method: "GET",
    path: "/topics/{id}/must-read/coverage",
    viewing: "shown",
    summary: "Counts the people in the audience and their acknowledgements, by department.",
    output: data(coverage),
  }),
  listConcerned: route({
    ...administrative,
    method: "GET",
    path: "/topics/{id}/must-read/people",
    viewing: "shown",
    summary: "Lists the people in the audience with their acknowledgements, in the order of hiring.",
    query: listConcernedQuery,
    output: page(concernedPerson),
  }),
  exportCoverage: route({
    ...administrative,
    method: "GET",
    path: "/topics/{id}/must-read/people.csv",
    viewing: "hidden",
    summary:
      "Exports the people in the audience with their acknowledgements as CSV (UTF-8 with a byte order mark), names in both languages.",
    output: "raw",
    produces: "text/csv",
  }),
  listMyMustReads: route({
    method: "GET",
    path: "/must-reads",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "Lists the must-reads that the user has yet to acknowledge, most urgent first, at most 50.",
    output: z.object({ data: z.array(myMustRead) }),
  }),
};
