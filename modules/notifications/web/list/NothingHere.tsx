import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { NotificationFilter } from "../api.ts";

/** Why nothing is listed, and where to go on. */
export function NothingHere({ filter }: { filter: NotificationFilter }) {
  const t = useTranslations("notifications");
  const showAll = (
    <Button renderLink={(slot) => <Link to="/notifications" {...slot} />}>{t("emptyUnreadAction")}</Button>
  );
  if (filter.kind !== null) {
    return (
      <EmptyState title={t("emptyKindTitle")} action={showAll}>
        {t("emptyKindText")}
      </EmptyState>
    );
  }
  if (filter.unread) {
    return (
      <EmptyState title={t("emptyUnreadTitle")} action={showAll}>
        {t("emptyUnreadText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("emptyTitle")}
      action={<Button renderLink={(slot) => <Link to="/community" {...slot} />}>{t("emptyAction")}</Button>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
