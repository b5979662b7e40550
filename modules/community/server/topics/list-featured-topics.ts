import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { FeaturedTopic } from "../../contract/schemas.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { posterOf } from "./present-topic.ts";
import { summaryFor } from "./present-summary.ts";
import { selectFeaturedTopics } from "./queries.ts";

/** Returns the topics featured on the home page, in order, with their posters. */
export async function listFeaturedTopics(db: Reader, viewer: Viewer, files: FileLinks): Promise<FeaturedTopic[]> {
  const categories = await categoriesFor(db, viewer.personId);
  const rows = await selectFeaturedTopics(db, [viewer.personId, nowIso()]);
  const summary = summaryFor(viewer, files, categories);
  return rows.flatMap((row) => {
    const poster = posterOf(row, files, viewer.personId);
    return poster === null ? [] : summary(row).map((topic) => ({ ...topic, poster }));
  });
}
