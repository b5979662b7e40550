import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#modules/people/web/index.ts";
import { adminGroups } from "#kit/module.ts";
import type { Permission } from "#shared/permissions.ts";
import { useMessages } from "use-intl";
import { listAll } from "../modules.ts";

const entries = listAll("adminEntries").toSorted(
  (one, other) => adminGroups.indexOf(one.group) - adminGroups.indexOf(other.group),
);

export type AdminEntry = (typeof entries)[number];

/** Returns the entries open to the signed-in user; null until they are known. The server decides about their data. */
export function useAdminEntries(): readonly AdminEntry[] | null {
  const held = useQuery(meQuery).data?.data.permissions;
  if (held === undefined) return null;
  return entries.filter(({ needs }: { needs: readonly Permission[] }) => needs.some((each) => held.includes(each)));
}

/** Returns the entries whose phrases are loaded: only pages of the administration and the palette load them. */
export function useNamedAdminEntries(): readonly AdminEntry[] {
  const messages = useMessages();
  return (useAdminEntries() ?? []).filter(({ phrases }) => (phrases.split(".")[0] ?? "") in messages);
}

const isBelow = (pathname: string, area: string): boolean => pathname === area || pathname.startsWith(`${area}/`);

export const isAdminAddress = (pathname: string): boolean => isBelow(pathname, "/admin");

export const entryOf = (pathname: string): AdminEntry | undefined =>
  entries.find((entry) => [entry.to, ...("below" in entry ? entry.below : [])].some((area) => isBelow(pathname, area)));
