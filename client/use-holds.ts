import { useQuery } from "@tanstack/react-query";
import type { Permission } from "#shared/permissions.ts";

type Held = { data: { permissions: readonly Permission[]; boundPermissions: readonly Permission[] } };

/** Returns whether the signed-in user holds a permission in the whole organisation or within bounds; reads what the shell has read. */
export function useHolds(permission: Permission): "whole" | "within" | null {
  const me = useQuery<Held>({ queryKey: ["/me", {}], enabled: false }).data?.data;
  if (me?.permissions.includes(permission)) return "whole";
  return me?.boundPermissions.includes(permission) ? "within" : null;
}
