import { z } from "zod";
import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  createReport,
  decideCase,
  listCasesQuery,
  openCaseCount,
  ownDecision,
  reportCase,
  reportCaseSummary,
  reportReceipt,
} from "./schemas.ts";

const repeated = 200;

export const reportRoutes = {
  reportTopic: route({
    method: "POST",
    path: "/topics/{id}/reports",
    permission: "signedIn",
    tokens: "none",
    summary:
      "Reports a topic. Anonymous, but for claims of intellectual property; repeating it changes nothing and answers 200.",
    params: idParams,
    body: createReport,
    output: data(reportReceipt),
    otherStatus: repeated,
    errors: ["own_content"],
    bearsNoPerson: true,
  }),
  reportComment: route({
    method: "POST",
    path: "/comments/{id}/reports",
    permission: "signedIn",
    tokens: "none",
    summary: "Reports a comment, as a topic is reported.",
    params: idParams,
    body: createReport,
    output: data(reportReceipt),
    otherStatus: repeated,
    errors: ["own_content"],
    bearsNoPerson: true,
  }),
};

export const caseRoutes = {
  listReportCases: route({
    method: "GET",
    path: "/report-cases",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Cases of reports: one a reported topic or comment until it is decided.",
    query: listCasesQuery,
    output: page(reportCaseSummary),
  }),
  countOpenReportCases: route({
    method: "GET",
    path: "/report-case-counts",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "How many open cases lie in each category that has any.",
    output: z.object({ data: z.array(openCaseCount) }),
  }),
  readReportCase: route({
    method: "GET",
    path: "/report-cases/{id}",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "A case with what was reported, what is there now and what reports say.",
    params: idParams,
    output: data(reportCase),
  }),
  decideReportCase: route({
    method: "POST",
    path: "/report-cases/{id}/decision",
    permission: "topic.moderate",
    summary:
      "Decides a case; the author of the content reads the reason. Of two decisions at once the second is refused.",
    params: idParams,
    body: decideCase,
    output: data(reportCase),
    status: 200,
    errors: ["case_decided", "own_content"],
  }),
  readReportDecision: route({
    method: "GET",
    path: "/report-decisions/{id}",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "What was decided about something of mine, also when it is no longer there.",
    params: idParams,
    output: data(ownDecision),
  }),
};
