import { useQuery } from "@tanstack/react-query";
import { useMessages } from "use-intl";
import { meQuery } from "#modules/people/web/index.ts";
import { isAdministrative } from "#shared/administrative.ts";
import type { Permission } from "#shared/permissions.ts";
import type { adminEntries } from "../admin-modules.ts";
import { currentAdministration, useAdministration } from "./administration.ts";

export type AdminEntry = (typeof adminEntries)[number];

type Held = { whole: readonly Permission[]; bound: readonly Permission[] };

function useHeld(): Held | undefined {
  const me = useQuery(meQuery).data?.data;
  return me === undefined ? undefined : { whole: me.permissions, bound: me.boundPermissions };
}

/** Returns whether the signed-in user may have entries, so that they are worth loading. */
export function useAdministers(): boolean {
  const held = useHeld();
  return held !== undefined && (held.bound.length > 0 || held.whole.some(isAdministrative));
}

/** Returns the entries open to the signed-in user; null until they are known. The server decides about their data. */
export function useAdminEntries(): readonly AdminEntry[] | null {
  const held = useHeld();
  const entries = useAdministration()?.adminEntries;
  if (held === undefined || entries === undefined) return null;
  return entries.filter(({ needs, ...entry }: { needs: readonly Permission[] }) =>
    needs.some((each) => held.whole.includes(each) || ("withinBounds" in entry && held.bound.includes(each))),
  );
}

/** Returns the entries whose phrases are loaded: only pages of the administration and the palette load them. */
export function useNamedAdminEntries(): readonly AdminEntry[] {
  const messages = useMessages();
  return (useAdminEntries() ?? []).filter(({ phrases }) => (phrases.split(".")[0] ?? "") in messages);
}

const isBelow = (pathname: string, area: string): boolean => pathname === area || pathname.startsWith(`${area}/`);

export const isAdminAddress = (pathname: string): boolean => isBelow(pathname, "/admin");

export const entryOf = (pathname: string): AdminEntry | undefined =>
  currentAdministration()?.adminEntries.find((entry) =>
    [entry.to, ...("below" in entry ? entry.below : [])].some((area) => isBelow(pathname, area)),
  );
