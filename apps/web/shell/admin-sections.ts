import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#modules/people/web/index.ts";
import type { Permission } from "#shared/permissions.ts";

/** An area of the administration, and who has something to do there. */
export type AdminSection = { id: "categories" | "topics" | "reports"; below: string; needs: readonly Permission[] };

export const adminSections: readonly AdminSection[] = [
  { id: "categories", below: "/admin/categories", needs: ["category.manage"] },
  { id: "topics", below: "/admin/topics", needs: ["topic.moderate", "topic.feature"] },
  { id: "reports", below: "/admin/reports", needs: ["topic.moderate"] },
];

/** The areas that are open to me; null until that is known. What they show is decided by the server. */
export function useAdminSections(): readonly AdminSection[] | null {
  const held = useQuery(meQuery).data?.data.permissions;
  if (held === undefined) return null;
  return adminSections.filter(({ needs }) => needs.some((permission) => held.includes(permission)));
}

/** Whether an address is one of the administration. */
export const isAdminAddress = (pathname: string): boolean => pathname === "/admin" || pathname.startsWith("/admin/");
