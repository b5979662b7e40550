import { useQuery } from "@tanstack/react-query";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { permissionsQuery } from "./api.ts";
import type { PublishingRights } from "./topic-form.ts";

/** What of publishing I may decide, for a new topic or for one of mine; null while that is not known. */
export function usePublishingRights(topic: Topic | null): PublishingRights | null {
  const { data, error } = useQuery(permissionsQuery);
  if (topic !== null) {
    const { feature, pin, lock, poster, schedule } = topic.can;
    return { feature, pin, lock, poster, schedule };
  }
  // Without an answer nobody is kept from writing; what is not allowed is refused by the server anyway.
  if (data === undefined)
    return error === null ? null : { feature: false, pin: false, lock: false, poster: false, schedule: false };
  const may = new Set(data.data.permissions);
  const [moderates, features] = [may.has("topic.moderate"), may.has("topic.feature")];
  return {
    feature: features,
    pin: moderates,
    lock: moderates,
    poster: features || moderates,
    schedule: features || moderates,
  };
}
