import type { SearchSource } from "#modules/search/server/index.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { listChoices } from "./audiences/list-choices.ts";
import { audienceRoutes } from "../contract/routes-links.ts";
import type { PublicationContext } from "./context.ts";
import { bindDocuments } from "./documents/http.ts";
import { mayFetchDocument, mayFetchPicture, publicationSources } from "./find-publications.ts";
import { publicationJobs, publicationSchedules } from "./jobs.ts";
import { bindLinks } from "./links/http.ts";
import { bindPromotions } from "./promotions/http.ts";

export { publicationData } from "./personal-data.ts";
export { publicationErasure } from "./erasure.ts";
export { countRolePublications } from "./audiences/load-audiences.ts";
export { documentAudiences } from "./documents/deliver-notices.ts";

export type Publications = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  searchSources: readonly SearchSource[];
};

/** Creates the publications module: important links, offers and reports with their audiences. */
export function createPublications(
  options: Omit<PublicationContext, "outside"> & Partial<Pick<PublicationContext, "outside">>,
): Publications {
  const context: PublicationContext = { outside: {}, ...options };
  context.files.allow("image", mayFetchPicture(context));
  context.files.allow("document", mayFetchDocument(context));
  return {
    routes: [
      ...bindRoutes(audienceRoutes, {
        listAudienceChoices: async ({ db, actor }) => ({ data: await listChoices(db, actor) }),
      }),
      ...bindLinks(context),
      ...bindPromotions(context),
      ...bindDocuments(context),
    ],
    jobs: publicationJobs(context),
    schedules: publicationSchedules,
    searchSources: publicationSources(context),
  };
}
