import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems } from "#client/form-errors.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { useToast } from "#ui/toast-context.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { voidPunch } from "./api.ts";
import { ReasonFields } from "./ReasonFields.tsx";

export interface VoidPunchProps {
  punch: Punch;
  timeZone: string;
  onClose: () => void;
}

type Values = { reason: string; note: string };

/** Asks why a punch is taken back; it is kept, and counts in nothing. */
export function VoidPunch({ punch, timeZone, onClose }: VoidPunchProps) {
  const t = useTranslations("attendanceOfficer.correction");
  const days = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const toast = useToast();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({
    defaultValues: { reason: "", note: "" },
  });
  const { handleSubmit, setError, formState } = form;
  const { isDirty, isSubmitting } = formState;

  const send = handleSubmit(async ({ reason, note }) => {
    setFailure(null);
    const words = note.trim();
    try {
      await voidPunch({ params: { id: punch.id }, body: { reason, note: words === "" ? null : words } });
    } catch (error) {
      if (!showFieldProblems<Values>(error, ["reason", "note"], setError)) setFailure(error);
      return;
    }
    void refresh();
    toast({ message: t("voided"), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("voidTitle", { kind: days(`kind.${punch.kind}`), time: formats.time(punch.at) })}
      submitLabel={t("takeBack")}
      tone="danger"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("voidText")}</p>
      <ReasonFields form={form} isFirst />
    </FormDialog>
  );
}
