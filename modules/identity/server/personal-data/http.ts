import { bindRoutes, inData } from "#platform/http/handler.ts";
import { personalDataRoutes } from "../../contract/routes-personal-data.ts";
import type { PersonalDataContext } from "./create-archive.ts";
import { createExport, exportTask, openExport, presentExport } from "./create-export.ts";
import { exportJob } from "./deliver-export.ts";

export const bindPersonalData = (context: PersonalDataContext) => ({
  routes: bindRoutes(personalDataRoutes, {
    readPersonalExport: ({ db, actor }) => inData(presentExport(db, actor)),
    async askPersonalExport({ db, actor, body, facts }) {
      await createExport(context, actor, body, facts.id);
      return { data: await presentExport(db, actor) };
    },
    openPersonalExport: async ({ actor, body, facts }) => ({
      data: { url: await openExport(context, actor, body, facts.id) },
    }),
  }),
  jobs: { [exportTask]: exportJob(context) },
});
