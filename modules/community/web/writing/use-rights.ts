import { useQuery } from "@tanstack/react-query";
import { permissionsQuery } from "./api.ts";
import type { PublishingRights } from "./prepare-topic-form.ts";

/** The user's publishing rights for a new topic; null while loading. */
export function usePublishingRights(): PublishingRights | null {
  const { data, error } = useQuery(permissionsQuery);
  if (data === undefined && error === null) return null;
  // On a loading error the user may still write; the server refuses what is not permitted.
  const permissions = data?.data.permissions ?? [];
  const [moderates, features] = [permissions.includes("topic.moderate"), permissions.includes("topic.feature")];
  const either = moderates || features;
  return { feature: features, pin: moderates, lock: moderates, poster: either, schedule: either };
}
