import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { FeaturedTopic } from "../../contract/schemas.ts";
import type { FeaturedPlace } from "../../contract/schemas-administration.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { summaryFor } from "../topics/present-summary.ts";
import { posterOf } from "../topics/present-topic.ts";
import { selectFeaturedTopics, selectPlaces, type FeaturedRow } from "./queries.ts";

/** Presents featured topics with their posters; a topic without one is left out. */
async function withPosters<Row extends FeaturedRow>(
  db: Reader,
  viewer: Viewer,
  files: FileLinks,
  rows: readonly Row[],
): Promise<{ row: Row; topic: FeaturedTopic }[]> {
  const summary = summaryFor(viewer, files, await categoriesFor(db, viewer.personId));
  return rows.flatMap((row) => {
    const poster = posterOf(row, files, viewer.personId);
    return poster === null ? [] : summary(row).map((topic) => ({ row, topic: { ...topic, poster } }));
  });
}

/** Returns the topics featured on the home page, in order, with their posters. */
export async function listFeaturedTopics(db: Reader, viewer: Viewer, files: FileLinks): Promise<FeaturedTopic[]> {
  const rows = await selectFeaturedTopics(db, viewer.personId, nowIso());
  return (await withPosters(db, viewer, files, rows)).map(({ topic }) => topic);
}

/** Returns every featured topic in order, with its dates on the home page. */
export async function listFeaturedPlaces(db: Reader, viewer: Viewer, files: FileLinks): Promise<FeaturedPlace[]> {
  const rows = await selectPlaces(db, viewer.personId, nowIso());
  return (await withPosters(db, viewer, files, rows)).map(({ row, topic }) => ({
    ...topic,
    featuredFrom: row.featured_from,
    featuredUntil: row.featured_until,
    isShown: row.is_shown,
    version: row.version,
  }));
}
