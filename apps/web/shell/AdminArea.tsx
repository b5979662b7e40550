import { Outlet, useMatches } from "@tanstack/react-router";
import { entryOf, useAdminEntries } from "./admin-entries.ts";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { PagePending } from "./PagePending.tsx";

/** The pages under /admin: for a user without permission the address stays, and the page says so. */
export function AdminArea() {
  // Of the page that is shown: the address is ahead of it during a navigation.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const open = useAdminEntries();
  if (open === null) return <PagePending />;
  const entry = entryOf(pathname);
  const isAllowed = entry === undefined ? open.length > 0 : open.includes(entry);
  return isAllowed ? <Outlet /> : <NotAllowedPage />;
}
