import type { SearchSource } from "#modules/search/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { Permission } from "#shared/permissions.ts";
import { listChoices } from "./audiences/create-audience.ts";
import { audienceRoutes } from "../contract/routes-links.ts";
import { todayOf, type PublicationContext } from "./context.ts";
import { bindDocuments } from "./documents/http.ts";
import { findDocuments, selectFileUses } from "./documents/queries.ts";
import { publicationJobs, publicationSchedules } from "./jobs.ts";
import { bindLinks } from "./links/http.ts";
import { findLinks } from "./links/queries.ts";
import { bindPromotions } from "./promotions/http.ts";
import { selectPictureUses } from "./promotions/queries.ts";

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

/** The uses of a file by publications, and whether a person may read each as current; null for drafts. */
type FindUses = (db: Reader, fileId: string, personId: string) => Promise<{ is_shown: boolean | null }[]>;

/** Readers of a publication may fetch its current file; those with the permission may always fetch all its files. */
const fileRight =
  ({ permissionsOf }: PublicationContext, permission: Permission, findUses: FindUses): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await findUses(db, fileId, personId);
    if (uses.length === 0) return false;
    return uses.some((use) => use.is_shown) || (await permissionsOf(db, personId)).has(permission);
  };

/** Creates the publications module: important links, offers and reports with their audiences. */
export function createPublications(
  options: Omit<PublicationContext, "outside"> & Partial<Pick<PublicationContext, "outside">>,
): Publications {
  const context: PublicationContext = { outside: {}, ...options };
  const readerOn = async (db: Reader, personId: string) => [personId, await todayOf({ db, context })] as const;
  const findPictureUses: FindUses = async (db, fileId, personId) =>
    selectPictureUses(db, [...(await readerOn(db, personId)), fileId]);
  const findFileUses: FindUses = async (db, fileId, personId) =>
    selectFileUses(db, [...(await readerOn(db, personId)), nowIso(), fileId]);
  context.files.allow("image", fileRight(context, "promotion.manage", findPictureUses));
  context.files.allow("document", fileRight(context, "document.manage", findFileUses));
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
    searchSources: [
      {
        kind: "link",
        find: async (db, personId, words, limit) =>
          findLinks(db, [...(await readerOn(db, personId)), wordPatterns(words), limit]),
      },
      {
        kind: "document",
        find: async (db, personId, words, limit) =>
          findDocuments(db, [...(await readerOn(db, personId)), nowIso(), wordPatterns(words), limit]),
      },
    ],
  };
}
