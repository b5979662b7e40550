import { useQuery } from "@tanstack/react-query";
import { RolePage } from "#modules/identity/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";

/** The page of a role, with the signed-in user's permissions. */
export function RoleRoute() {
  return <RolePage held={useQuery(meQuery).data?.data.permissions ?? []} />;
}
