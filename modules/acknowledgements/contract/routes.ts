import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { concernedPerson, coverage, listConcernedQuery, mustRead, myMustRead, setMustRead } from "./schemas.ts";

export const acknowledgementRoutes = {
  readMustRead: route({
    method: "GET",
    path: "/topics/{id}/must-read",
    permission: "signedIn",
    summary: "By when a topic must be read, by whom, and whether I have acknowledged it; 404 when it need not be.",
    params: idParams,
    output: data(mustRead),
  }),
  setMustRead: route({
    method: "PUT",
    path: "/topics/{id}/must-read",
    permission: "topic.requireReading",
    summary: "Asks people to acknowledge a topic by a day, or changes what is asked.",
    params: idParams,
    body: setMustRead,
    output: data(mustRead),
    errors: ["topic_inactive", "day_past", "department_unknown", "stale_version"],
  }),
  withdrawMustRead: route({
    method: "DELETE",
    path: "/topics/{id}/must-read",
    permission: "topic.requireReading",
    summary: "No longer asks for it. Who acknowledged it stays on record.",
    params: idParams,
    output: noContent,
  }),
  acknowledge: route({
    method: "PUT",
    path: "/topics/{id}/acknowledgement",
    permission: "signedIn",
    summary: "I have read it. Once, however often it is sent; late is better than never.",
    params: idParams,
    output: data(mustRead),
    errors: ["not_concerned"],
  }),
  readCoverage: route({
    method: "GET",
    path: "/topics/{id}/must-read/coverage",
    permission: "topic.requireReading",
    summary: "How many of those concerned have acknowledged, by department.",
    params: idParams,
    output: data(coverage),
  }),
  listConcerned: route({
    method: "GET",
    path: "/topics/{id}/must-read/people",
    permission: "topic.requireReading",
    summary: "Whom it concerns and who of them has acknowledged, in the order of hiring.",
    params: idParams,
    query: listConcernedQuery,
    output: page(concernedPerson),
    errors: ["cursor_invalid"],
  }),
  exportCoverage: route({
    method: "GET",
    path: "/topics/{id}/must-read/people.csv",
    permission: "topic.requireReading",
    summary: "The same as a table of comma-separated values, UTF-8 with a mark, names in both languages.",
    params: idParams,
    output: "raw",
    produces: "text/csv",
  }),
  listMyMustReads: route({
    method: "GET",
    path: "/must-reads",
    permission: "signedIn",
    summary: "What I have yet to acknowledge, the most urgent first; 50 at most.",
    output: z.object({ data: z.array(myMustRead) }),
  }),
};
