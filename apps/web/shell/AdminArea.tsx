import { Outlet, useMatches } from "@tanstack/react-router";
import { entryOf, useAdminEntries } from "./admin-entries.ts";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { PagePending } from "./PagePending.tsx";

/** The pages under /admin: without permission, the address stays and the page shows that access is denied. */
export function AdminArea() {
  // The current page's path: during a navigation the address is ahead of it.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const isUnknown = useMatches({ select: (matches) => matches.at(-1)?.routeId === "/app/admin/$" });
  const open = useAdminEntries();
  if (open === null) return <PagePending />;
  const entry = entryOf(pathname);
  const isAllowed = isUnknown || (entry === undefined ? open.length > 0 : open.includes(entry));
  return isAllowed ? <Outlet /> : <NotAllowedPage />;
}
