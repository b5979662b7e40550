import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { FormDialog } from "../components/FormDialog.tsx";

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
  const errorText = useFieldErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { note: "" } });
  const { errors, isDirty, isSubmitting } = formState;

  const send = handleSubmit(async ({ note }) => {
    setFailure(null);
    try {
      await onReject(note.trim());
    } catch (error) {
      if (!showFieldProblems<{ note: string }>(error, ["note"], setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={t("title", { count, name })}
      submitLabel={t("confirm")}
      tone="danger"
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("text", { count })}</p>
      <TextArea
        label={t("note")}
        hint={t("noteHint")}
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
