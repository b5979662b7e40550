import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { FormDialog } from "../components/FormDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { reopenMonth } from "./api.ts";
import { useMonthName } from "./use-month-name.ts";

const checkNote = validated(firstOf(required, minLength(3), maxLength(500)));

/** Why a locked month has to be opened again; the reason stays on record. */
export function ReopenMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const toast = useToast();
  const errorText = useFieldErrorText();
  const name = useMonthName().name(month);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { note: "" } });
  const { errors, isDirty, isSubmitting } = formState;

  const send = handleSubmit(async ({ note }) => {
    setFailure(null);
    try {
      await reopenMonth({ params: { month }, body: { note: note.trim() } });
    } catch (error) {
      if (!showFieldProblems<{ note: string }>(error, ["note"], setError)) setFailure(error);
      return;
    }
    void refresh();
    toast({ message: t("reopened", { month: name }), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("reopenTitle", { month: name })}
      submitLabel={t("reopen")}
      tone="danger"
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("reopenText")}</p>
      <TextArea
        label={t("reason")}
        hint={t("reasonHint")}
        required
        dir="auto"
        minRows={3}
        data-autofocus=""
        error={errorText(errors.note)}
        {...register("note", { validate: checkNote })}
      />
    </FormDialog>
  );
}
