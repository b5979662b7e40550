import type { SearchSource } from "#modules/search/server/index.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { bindAudiences } from "./audiences/http.ts";
import type { PublicationContext } from "./context.ts";
import { mayFetchDocument, documentSource } from "./documents/find-documents.ts";
import { bindDocuments } from "./documents/http.ts";
import { publicationJobs, publicationSchedules } from "./jobs.ts";
import { linkSource } from "./links/find-links.ts";
import { bindLinks } from "./links/http.ts";
import { mayFetchPicture } from "./promotions/allow-picture.ts";
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
    routes: [...bindAudiences(), ...bindLinks(context), ...bindPromotions(context), ...bindDocuments(context)],
    jobs: publicationJobs(context),
    schedules: publicationSchedules,
    searchSources: [linkSource(context), documentSource(context)],
  };
}
