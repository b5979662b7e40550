import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isOpenPage } from "#client/next-address.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";

/** Asks before another page takes the place of unsaved work. The end of the session is not asked about. */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations("communityAdmin.category");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname && !isOpenPage(next.pathname),
    // The draft is kept on closing the window, so there is nothing to ask then.
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === "blocked"}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t("leaveTitle")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      tone="strong"
    >
      {t("leaveText")}
    </ConfirmDialog>
  );
}
