import { useId, useState, type KeyboardEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import styles from "./PunchView.module.css";

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
  const formId = useId();
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { note: "" } });
  const isSending = formState.isSubmitting;

  const send = handleSubmit(async ({ note }) => {
    setFailure(null);
    try {
      await onReject(note.trim());
    } catch (error) {
      if (!showFieldProblems<{ note: string }>(error, ["note"], setError)) setFailure(error);
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <Dialog
      open
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={t("title", { count, name })}
      closeLabel={t("cancel")}
      size="sm"
      keepOpenOnOutsideClick={formState.isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isSending}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onKeyDown={onKeyDown} onSubmit={(event) => void send(event)}>
        <p>{t("text", { count })}</p>
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <TextArea
          label={t("note")}
          hint={t("noteHint")}
          required
          dir="auto"
          minRows={3}
          data-autofocus=""
          error={errorText(formState.errors.note)}
          {...register("note", { validate: checkNote })}
        />
      </form>
    </Dialog>
  );
}
