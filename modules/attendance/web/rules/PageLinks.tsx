import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import styles from "./PageLinks.module.css";
import type { RulesSearch } from "./search.ts";

export interface PageLinksProps {
  search: RulesSearch;
  page: { next: string | null; previous: string | null };
}

/** The ways to the neighbouring pages of a list, which have addresses. */
export function PageLinks({ search, page: { next, previous } }: PageLinksProps) {
  const t = useTranslations("attendanceRules.list");
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {previous !== null && (
        <Button
          variant="quiet"
          size="sm"
          icon={<BackIcon size={18} />}
          renderLink={(slot) => <Link to="." search={{ ...search, cursor: previous } as never} {...slot} />}
        >
          {t("previous")}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="quiet"
          size="sm"
          iconAfter={<ForwardIcon size={18} />}
          renderLink={(slot) => <Link to="." search={{ ...search, cursor: next } as never} {...slot} />}
        >
          {t("next")}
        </Button>
      )}
    </nav>
  );
}
