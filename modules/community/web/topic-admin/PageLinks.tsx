import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Pages, type PagesProps } from "#ui/Pages.tsx";
import type { AdminTopicsSearch } from "../admin/search.ts";

export interface PageLinksProps extends Pick<PagesProps, "page"> {
  search: Omit<AdminTopicsSearch, "cursor">;
}

/** The ways to the neighbouring pages of the topics' administration. */
export function PageLinks({ search, page }: PageLinksProps) {
  const t = useTranslations("communityAdmin.topics");
  return (
    <Pages
      page={page}
      labels={{ label: t("pages"), next: t("next"), previous: t("previous") }}
      renderLink={(cursor, slot) => <Link to="/admin/topics/index" search={{ ...search, cursor }} {...slot} />}
    />
  );
}
