import type { ReactElement } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import type { LinkSlot } from "#ui/link.ts";
import styles from "./Audit.module.css";

export interface AuditPagesProps {
  page: { next: string | null; previous: string | null };
  /** The link to a page that a cursor names. */
  renderLink: (cursor: string, slot: LinkSlot) => ReactElement;
}

/** The ways to newer and older entries, which have addresses. */
export function AuditPages({ page: { next, previous }, renderLink }: AuditPagesProps) {
  const t = useTranslations("audit.pages");
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
          {t("newer")}
        </Button>
      )}
      {next !== null && (
        <Button
          variant="quiet"
          size="sm"
          iconAfter={<ForwardIcon size={18} />}
          renderLink={(slot) => renderLink(next, slot)}
        >
          {t("older")}
        </Button>
      )}
    </nav>
  );
}
