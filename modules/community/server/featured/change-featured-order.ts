import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { FeaturedPlace } from "../../contract/schemas-administration.ts";
import type { Change, FileLinks } from "../context.ts";
import { listFeaturedPlaces } from "./list-featured-topics.ts";
import { lockFeatured, placeFeatured } from "./store.ts";

/** Sets the order on the home page. Throws if a topic is not featured; topics not in the list follow. */
export async function orderFeaturedTopics(
  { tx, actor, facts }: Change,
  ids: readonly string[],
  files: FileLinks,
): Promise<FeaturedPlace[]> {
  const current = await lockFeatured(tx);
  const featured = new Set(current);
  const wrong = ids.findIndex((id, index) => !featured.has(id) || ids.indexOf(id) !== index);
  if (wrong !== -1) throw refuseField("not_featured", `ids.${wrong}`, { key: "invalid" });
  const named = new Set(ids);
  await placeFeatured(tx, [...ids, ...current.filter((id) => !named.has(id))]);
  await record(tx, {
    action: "featured.ordered",
    actorId: actor.personId,
    subject: { kind: "featured", id: "1" },
    audience: "all",
    requestId: facts.id,
  });
  return listFeaturedPlaces(tx, actor, files);
}
