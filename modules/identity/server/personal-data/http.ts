import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { personalDataRoutes } from "../../contract/routes-personal-data.ts";
import type { PersonalDataContext } from "./context.ts";
import { createExport, makeExportTask, presentExport } from "./create-export.ts";
import { keepExportJob } from "./keep-export.ts";

/** The routes and the job of personal data, bound. */
export const bindPersonalData = (
  context: PersonalDataContext,
): { routes: BoundRoute[]; jobs: Record<string, JobHandler> } => ({
  routes: bindRoutes(personalDataRoutes, {
    readPersonalExport: async ({ db, actor }) => ({ data: await presentExport(db, context, actor) }),
    async askPersonalExport({ db, actor, body, facts }) {
      await createExport(context, actor, body.password, facts.id);
      return { data: await presentExport(db, context, actor) };
    },
  }),
  jobs: { [makeExportTask]: keepExportJob(context) },
});
