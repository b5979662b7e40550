import { Outlet, useMatches } from "@tanstack/react-router";
import { entryOf, useAdminEntries } from "./admin-entries.ts";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { PagePending } from "./PagePending.tsx";

/** The pages under /admin: the address stays, and whoever has nothing to do there is told so. */
export function AdminArea() {
  // Of what is shown, not of what is on its way: the address is ahead of the page while one goes on.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const open = useAdminEntries();
  if (open === null) return <PagePending />;
  const entry = entryOf(pathname);
  const isAllowed = entry === undefined ? open.length > 0 : open.includes(entry);
  return isAllowed ? <Outlet /> : <NotAllowedPage />;
}
