import { useQuery } from "@tanstack/react-query";
import { AdminTopicsPage } from "#modules/community/web/admin-manifest.ts";
import { meQuery } from "#modules/people/web/index.ts";

/** The topics' administration, with the signed-in user's permissions. */
export function AdminTopicsRoute() {
  const held = useQuery(meQuery).data?.data.permissions ?? [];
  return <AdminTopicsPage canModerate={held.includes("topic.moderate")} canFeature={held.includes("topic.feature")} />;
}
