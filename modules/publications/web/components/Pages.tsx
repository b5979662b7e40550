import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import type { LinkSlot } from "#ui/link.ts";
import type { ReactElement } from "react";
import styles from "./Pages.module.css";

export interface PagesProps {
  page: { next: string | null; previous: string | null };
  /** The link to a page that a cursor names. */
  renderLink: (cursor: string, slot: LinkSlot) => ReactElement;
}

/** The ways to the neighbouring pages of a list, which have addresses. */
export function Pages({ page: { next, previous }, renderLink }: PagesProps) {
  const t = useTranslations("publications.pages");
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label={t("label")}>
      {previous !== null && (
        <Button
          variant="quiet"
          size="sm"
          icon={<BackIcon size={18} />}
          renderLink={(slot) => renderLink(previous, slot)}
        >
          {t("previous")}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="quiet"
          size="sm"
          iconAfter={<ForwardIcon size={18} />}
          renderLink={(slot) => renderLink(next, slot)}
        >
          {t("next")}
        </Button>
      )}
    </nav>
  );
}
