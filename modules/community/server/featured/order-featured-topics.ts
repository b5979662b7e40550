import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { FeaturedPlace } from "../../contract/schemas-administration.ts";
import { categoriesFor } from "../categories/queries.ts";
import { posterOf } from "../topics/present-topic.ts";
import { summaryFor } from "../topics/present-summary.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { selectPlaces, type PlaceRow } from "./queries.ts";
import { lockFeatured, placeFeatured } from "./store.ts";

const isShown = (row: PlaceRow, at: Date): boolean =>
  row.is_listed &&
  row.is_category_active &&
  (row.featured_from === null || new Date(row.featured_from) <= at) &&
  (row.featured_until === null || new Date(row.featured_until) > at);

/** Returns every featured topic in order, with its dates on the home page. */
export async function listFeaturedPlaces(db: Reader, viewer: Viewer, files: FileLinks): Promise<FeaturedPlace[]> {
  const categories = await categoriesFor(db, viewer.personId);
  const rows = await selectPlaces(db, [viewer.personId]);
  const summary = summaryFor(viewer, files, categories);
  const at = now();
  return rows.flatMap((row) => {
    const poster = posterOf(row, files, viewer.personId);
    if (poster === null) return [];
    const { featured_from: featuredFrom, featured_until: featuredUntil, version } = row;
    return summary(row).map((topic) => ({
      ...topic,
      poster,
      featuredFrom,
      featuredUntil,
      isShown: isShown(row, at),
      version,
    }));
  });
}

/** Sets the order on the home page. Throws if a topic is not featured; topics not in the list follow. */
export async function orderFeaturedTopics(
  tx: Transaction,
  viewer: Viewer,
  ids: readonly string[],
  { files, requestId }: { files: FileLinks; requestId: string },
): Promise<FeaturedPlace[]> {
  const current = await lockFeatured(tx);
  const featured = new Set(current);
  const wrong = ids.findIndex((id, index) => !featured.has(id) || ids.indexOf(id) !== index);
  if (wrong !== -1) throw refuseField("not_featured", `ids.${wrong}`, { key: "invalid" });
  const named = new Set(ids);
  await placeFeatured(tx, [...ids, ...current.filter((id) => !named.has(id))]);
  await record(tx, {
    action: "featured.ordered",
    actorId: viewer.personId,
    subject: { kind: "featured", id: "1" },
    details: {},
    audience: "all",
    requestId,
  });
  return listFeaturedPlaces(tx, viewer, files);
}
