import { Link } from "@tanstack/react-router";
import { Pages, type PagesProps } from "#kit/Pages.tsx";
import type { AdminTopicsSearch } from "../admin/search.ts";

export interface PageLinksProps extends Pick<PagesProps, "page"> {
  search: Omit<AdminTopicsSearch, "cursor">;
}

/** The ways to the neighbouring pages of the topics' administration. */
export function PageLinks({ search, page }: PageLinksProps) {
  return (
    <Pages
      page={page}
      renderLink={(cursor, slot) => <Link to="/admin/topics/index" search={{ ...search, cursor }} {...slot} />}
    />
  );
}
