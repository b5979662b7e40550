import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { NoteDialog } from "../components/NoteDialog.tsx";

export interface RejectDialogProps {
  count: number;
  /** Whose it is, when it is one. */
  name: string;
  onReject: (note: string) => Promise<void>;
  onClose: () => void;
}

const checkNote = validated(firstOf(required, maxLength(500)));

/** Asks why, which whoever punched reads, before punches are taken back. */
export function RejectDialog({ count, name, onReject, onClose }: RejectDialogProps) {
  const t = useTranslations("attendanceReview.reject");
  return (
    <NoteDialog
      title={t("title", { count, name })}
      text={t("text", { count })}
      label={t("note")}
      hint={t("noteHint")}
      submitLabel={t("confirm")}
      check={checkNote}
      onSend={onReject}
      onClose={onClose}
    />
  );
}
