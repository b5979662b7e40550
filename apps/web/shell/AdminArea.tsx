import { Outlet, useMatches } from "@tanstack/react-router";
import { sectionOf, useAdminSections } from "./admin-sections.ts";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { PagePending } from "./PagePending.tsx";

/** The pages under /admin: the address stays, and whoever has nothing to do there is told so. */
export function AdminArea() {
  // Of what is shown, not of what is on its way: the address is ahead of the page while one goes on.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "" });
  const open = useAdminSections();
  if (open === null) return <PagePending />;
  const section = sectionOf(pathname);
  const isAllowed = section === undefined ? open.length > 0 : open.includes(section);
  return isAllowed ? <Outlet /> : <NotAllowedPage />;
}
