import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { bindAudiences } from "./audiences/http.ts";
import type { PublicationContext } from "./context.ts";
import { publicationJobs, publicationSchedules } from "./jobs.ts";
import { bindLinks } from "./links/http.ts";
import { mayFetchPicture } from "./promotions/allow-picture.ts";
import { bindPromotions } from "./promotions/http.ts";

export { countRolePublications } from "./audiences/sum-role-uses.ts";

/** The publications module, ready to be served. */
export type Publications = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
};

/** Important links and offers, and whom they are for. */
export function createPublications(
  options: Omit<PublicationContext, "outside"> & Partial<Pick<PublicationContext, "outside">>,
): Publications {
  const context: PublicationContext = { outside: {}, ...options };
  context.files.allow("image", mayFetchPicture(context));
  return {
    routes: [...bindAudiences(), ...bindLinks(context), ...bindPromotions(context)],
    jobs: publicationJobs(context),
    schedules: publicationSchedules,
  };
}
