import { useQuery } from "@tanstack/react-query";
import { RolePage } from "#modules/identity/web/admin-manifest.ts";
import { meQuery } from "#modules/people/web/index.ts";

export function RoleRoute() {
  return <RolePage held={useQuery(meQuery).data?.data.permissions ?? []} />;
}
