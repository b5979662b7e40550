import { useId, useState, type KeyboardEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { reopenMonth } from "./api.ts";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";

const checkNote = validated(firstOf(required, minLength(3), maxLength(500)));

/** Why a locked month has to be opened again; the reason stays on record. */
export function ReopenMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const toast = useToast();
  const formId = useId();
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const name = useMonthName().name(month);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { note: "" } });

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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  };
  const isSending = formState.isSubmitting;
  return (
    <Dialog
      open
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={t("reopenTitle", { month: name })}
      closeLabel={t("cancel")}
      size="sm"
      keepOpenOnOutsideClick={formState.isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isSending}>
            {t("reopen")}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onKeyDown={onKeyDown} onSubmit={(event) => void send(event)}>
        <p>{t("reopenText")}</p>
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <TextArea
          label={t("reason")}
          hint={t("reasonHint")}
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
