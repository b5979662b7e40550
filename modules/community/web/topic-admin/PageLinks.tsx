import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import type { AdminTopicsSearch } from "../admin/search.ts";
import styles from "./PageLinks.module.css";

export interface PageLinksProps {
  search: Omit<AdminTopicsSearch, "cursor">;
  page: { next: string | null; previous: string | null };
}

/** The ways to the neighbouring pages, which have addresses. */
export function PageLinks({ search, page: { next, previous } }: PageLinksProps) {
  const t = useTranslations("communityAdmin.topics");
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {previous !== null && (
        <Button
          variant="quiet"
          size="sm"
          icon={<BackIcon size={18} />}
          renderLink={(slot) => <Link to="/admin/topics/index" search={{ ...search, cursor: previous }} {...slot} />}
        >
          {t("previous")}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="quiet"
          size="sm"
          iconAfter={<ForwardIcon size={18} />}
          renderLink={(slot) => <Link to="/admin/topics/index" search={{ ...search, cursor: next }} {...slot} />}
        >
          {t("next")}
        </Button>
      )}
    </nav>
  );
}
