import type { FileLinks, Subject } from "#modules/community/server/index.ts";
import { bindRoutes, type BoundRoute, type Context } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { caseRoutes, reportRoutes } from "../contract/routes.ts";
import { decideCase } from "./cases/decide-case.ts";
import { selectOpenCounts } from "./cases/queries.ts";
import { listCases, readCase, readDecision } from "./cases/read-cases.ts";
import { createReport, type PseudonymsOf } from "./reports/create-report.ts";

type ModerationOptions = { files: FileLinks; settings: SettingsSource; pseudonymsOf: PseudonymsOf };

export function bindModeration({ files, settings, pseudonymsOf }: ModerationOptions): BoundRoute[] {
  const report =
    (kind: Subject["kind"]) =>
    async ({ tx, actor, params, body, facts }: Context<(typeof reportRoutes)["reportTopic"]>) => {
      const parts = { pseudonymsOf, settings: await settings(tx) };
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
