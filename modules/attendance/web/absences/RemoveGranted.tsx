import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { useToast } from "#ui/toast-context.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { useAbsenceSpan } from "./AbsenceItem.tsx";
import { deleteAbsence } from "./api.ts";
import { ChangeReason } from "./ChangeReason.tsx";

type Values = { reason: string };

/** Asks why something is taken back that a request has entered, and says what becomes of the request. */
export function RemoveGranted({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { request } = absence;
  const t = useTranslations("attendanceOfficer.absence");
  const locale = useLocale();
  const formats = useFormats();
  const toast = useToast();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { reason: "" } });
  const name = isolated(nameIn(locale, absence.person));

  const send = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await deleteAbsence({ params: { id: absence.id }, query: { reason } });
    } catch (error) {
      // Another officer was quicker: what there is now is shown behind.
      if (isProblem(error, "not_found")) void refresh();
      if (!showFieldProblems<Values>(error, ["reason"], setError)) setFailure(error);
      return;
    }
    void refresh();
    toast({ message: t("removed"), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("removeTitle", { kind: t(`kind.${absence.kind}`), name })}
      submitLabel={t(`remove.${absence.kind}`)}
      tone="danger"
      isSending={formState.isSubmitting}
      isDirty={formState.isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("removeText", { span })}</p>
      <p>{t("removesRequest", { request: formats.number(Number(request), { useGrouping: false }), name })}</p>
      <ChangeReason register={register} errors={formState.errors} isFirst />
    </FormDialog>
  );
}
