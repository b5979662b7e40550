import type { FileLinks, Subject, Viewer } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { z } from "zod";
import { caseRoutes, reportRoutes } from "../contract/routes.ts";
import type { createReport as createReportBody } from "../contract/schemas.ts";
import { decideCase } from "./cases/decide-case.ts";
import { selectOpenCounts } from "./cases/queries.ts";
import { listCases, readCase, readDecision } from "./cases/read-cases.ts";
import { createReport, type PseudonymOf } from "./reports/create-report.ts";

type ModerationOptions = { files: FileLinks; settings: SettingsSource; pseudonymOf: PseudonymOf };

type ReportCall = {
  tx: Transaction;
  actor: Viewer;
  params: { id: string };
  body: z.output<typeof createReportBody>;
  facts: RequestFacts;
};

export function bindModeration({ files, settings, pseudonymOf }: ModerationOptions): BoundRoute[] {
  const report =
    (kind: Subject["kind"]) =>
    async ({ tx, actor, params, body, facts }: ReportCall) => {
      const parts = { pseudonymOf, settings: await settings(tx) };
      const isNew = await createReport(tx, actor, { kind, id: params.id }, body, parts);
      if (!isNew) facts.answerStatus(200);
      return { data: { status: "received" as const } };
    };
  return [
    ...bindRoutes(reportRoutes, { reportTopic: report("topic"), reportComment: report("comment") }),
    ...bindRoutes(caseRoutes, {
      listReportCases: ({ db, actor, query }) => listCases(db, query, { viewer: actor, files }),
      countOpenReportCases: async ({ db }) => ({ data: await selectOpenCounts(db) }),
      readReportCase: async ({ db, actor, params }) => ({
        data: await readCase(db, params.id, { viewer: actor, files }),
      }),
      decideReportCase: async (call) => ({ data: await decideCase(call, call.params.id, call.body, files) }),
      readReportDecision: async ({ db, actor, params }) => ({
        data: await readDecision(db, actor.personId, params.id),
      }),
    }),
  ];
}
