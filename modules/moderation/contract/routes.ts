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

const reporting = {
  method: "POST",
  permission: "signedIn",
  tokens: "none",
  params: idParams,
  body: createReport,
  output: data(reportReceipt),
  otherStatus: 200,
  errors: ["own_content"],
  bearsNoPerson: true,
} as const;

export const reportRoutes = {
  reportTopic: route({
    ...reporting,
    path: "/topics/{id}/reports",
    summary:
      "Reports a topic, anonymously except for claims of intellectual property. A repeated report changes nothing and is answered with 200.",
  }),
  reportComment: route({
    ...reporting,
    path: "/comments/{id}/reports",
    summary: "Reports a comment, in the same way as a topic.",
  }),
};

const reading = { method: "GET", permission: "topic.moderate", viewing: "shown" } as const;

export const caseRoutes = {
  listReportCases: route({
    ...reading,
    path: "/report-cases",
    summary: "Lists report cases; all reports of a topic or comment form one case until it is decided.",
    query: listCasesQuery,
    output: page(reportCaseSummary),
  }),
  countOpenReportCases: route({
    ...reading,
    path: "/report-case-counts",
    summary: "Counts the open cases by category; categories without any are omitted.",
    output: z.object({ data: z.array(openCaseCount) }),
  }),
  readReportCase: route({
    ...reading,
    path: "/report-cases/{id}",
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
