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
      "Reports a topic, anonymously except for claims of intellectual property. A repeated report changes nothing and is answered with 200.",
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
    summary: "Reports a comment, in the same way as a topic.",
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
    summary: "Lists report cases; all reports of a topic or comment form one case until it is decided.",
    query: listCasesQuery,
    output: page(reportCaseSummary),
  }),
  countOpenReportCases: route({
    method: "GET",
    path: "/report-case-counts",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Counts the open cases by category; categories without any are omitted.",
    output: z.object({ data: z.array(openCaseCount) }),
  }),
  readReportCase: route({
    method: "GET",
    path: "/report-cases/{id}",
    permission: "topic.moderate",
    viewing: "shown",
    summary: "Returns a case with the reported content, the current content and the texts of the reports.",
    params: idParams,
    output: data(reportCase),
  }),
  decideReportCase: route({
    method: "POST",
    path: "/report-cases/{id}/decision",
    permission: "topic.moderate",
    summary: "Decides a case; the content's author sees the reason. Of two concurrent decisions the second is refused.",
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
    summary: "Returns the decision about content of the user, even if the content was deleted.",
    params: idParams,
    output: data(ownDecision),
  }),
};
