import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isOpenPage } from "#client/next-address.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import type { DraftSaver } from "./draft-saver.ts";

/**
 * Before another page takes the place of a text, it is saved; only when that is not possible, or files are on their way,
 * the writer is asked. The end of the session is not asked about: what was written stays on this device.
 */
export function LeaveGuard({ saver, isUploading }: { saver: DraftSaver; isUploading: boolean }) {
  const t = useTranslations("writing.leave");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || isOpenPage(next.pathname)) return false;
      return isUploading || !(await saver.flush());
    },
    // The text is on this device anyway; files on their way are not.
    enableBeforeUnload: () => isUploading,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === "blocked"}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t("title")}
      confirmLabel={t("confirm")}
      cancelLabel={t("cancel")}
      tone="strong"
    >
      {isUploading ? t("uploads") : t("text")}
    </ConfirmDialog>
  );
}
