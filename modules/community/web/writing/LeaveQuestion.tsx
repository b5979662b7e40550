import { useTranslations } from "use-intl";
import { useLeaving } from "#client/use-leaving.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import type { DraftSaver } from "./draft-saver.ts";

/**
 * Before another page takes the place of a text, it is saved; only when that is not possible, or files are on their way,
 * the writer is asked.
 */
export function LeaveQuestion({ saver, isUploading }: { saver: DraftSaver; isUploading: boolean }) {
  const t = useTranslations("writing.leave");
  const leaving = useLeaving({
    holds: async () => isUploading || !(await saver.flush()),
    // The text is on this device anyway; files on their way are not.
    holdsWindow: () => isUploading,
  });
  return (
    <ConfirmDialog {...leaving} title={t("title")}>
      {isUploading ? t("uploads") : t("text")}
    </ConfirmDialog>
  );
}
