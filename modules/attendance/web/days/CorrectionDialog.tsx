import { useId, type KeyboardEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import styles from "./Day.module.css";

export interface CorrectionDialogProps {
  title: string;
  submitLabel: string;
  tone?: "strong" | "danger";
  isSending: boolean;
  isDirty: boolean;
  /** What the server refused for no field of the form; null when nothing. */
  failure: unknown;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over somebody's day. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { title, submitLabel, tone = "strong", isSending, isDirty, failure, onSubmit, onClose, children } = props;
  const t = useTranslations("attendanceOfficer.correction");
  const problemText = useProblemText();
  const formId = useId();
  const saveByKeyboard = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void onSubmit();
  };
  return (
    <Dialog
      open
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={title}
      closeLabel={t("cancel")}
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant={tone} type="submit" form={formId} loading={isSending} loadingLabel={t("saving")}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onKeyDown={saveByKeyboard}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        {children}
      </form>
    </Dialog>
  );
}
