import type { ReactElement } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import type { LinkSlot } from "#ui/link.ts";
import styles from "./Role.module.css";

export interface MemberPagesProps {
  page: { next: string | null; previous: string | null };
  /** The link to a page that a cursor names. */
  renderLink: (cursor: string, slot: LinkSlot) => ReactElement;
}

/** The ways to the neighbouring pages of members, which have addresses. */
export function MemberPages({ page: { next, previous }, renderLink }: MemberPagesProps) {
  const t = useTranslations("roles.members.pages");
  if (next === null && previous === null) return null;
  const ways = [
    { cursor: previous, label: t("previous"), icon: <BackIcon size={18} />, iconAfter: undefined },
    { cursor: next, label: t("next"), icon: undefined, iconAfter: <ForwardIcon size={18} /> },
  ];
  return (
    <nav className={styles.pages} aria-label={t("label")}>
      {ways.map(
        ({ cursor, label, icon, iconAfter }) =>
          cursor !== null && (
            <Button
              key={label}
              variant="quiet"
              size="sm"
              icon={icon}
              iconAfter={iconAfter}
              renderLink={(slot) => renderLink(cursor, slot)}
            >
              {label}
            </Button>
          ),
      )}
    </nav>
  );
}
