import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#modules/people/web/index.ts";
import type { Permission } from "#shared/permissions.ts";

/** An area of the administration, and who has something to do there. */
type Section = { id: string; below: string; group: "community" | "attendance"; needs: readonly Permission[] };

/** In the order of the navigation, group by group. */
export const adminSections = [
  { id: "categories", below: "/admin/categories", group: "community", needs: ["category.manage"] },
  { id: "topics", below: "/admin/topics", group: "community", needs: ["topic.moderate", "topic.feature"] },
  { id: "reports", below: "/admin/reports", group: "community", needs: ["topic.moderate"] },
] as const satisfies readonly Section[];

export type AdminSection = (typeof adminSections)[number];

/** The areas that are open to me; null until that is known. What they show is decided by the server. */
export function useAdminSections(): readonly AdminSection[] | null {
  const held = useQuery(meQuery).data?.data.permissions;
  if (held === undefined) return null;
  return adminSections.filter(({ needs }) => needs.some((permission) => held.includes(permission)));
}

/** Whether an address is one of the administration. */
export const isAdminAddress = (pathname: string): boolean => pathname === "/admin" || pathname.startsWith("/admin/");
