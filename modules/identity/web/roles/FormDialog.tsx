import { useId, type KeyboardEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import styles from "./Role.module.css";

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  isSending: boolean;
  isDirty: boolean;
  /** What the server refused for no field of the form; null when nothing. */
  failure: unknown;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over a page of roles: sent once however often it is asked to, and never closed meanwhile. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isSending, isDirty, failure, onSubmit, onClose, children } = props;
  const t = useTranslations("roles");
  const problemText = useProblemText();
  const formId = useId();
  const close = (): void => {
    if (!isSending) onClose();
  };
  const submit = (): void => {
    if (!isSending) void onSubmit();
  };
  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // Browsers submit from a line of text by themselves.
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={t("cancel")}
      size="md"
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
            {t("cancel")}
          </Button>
          <Button variant="strong" type="submit" form={formId} loading={isSending} loadingLabel={t("saving")}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        // Fields for dates keep keys to themselves.
        onKeyDownCapture={submitByKeyboard}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        {children}
      </form>
    </Dialog>
  );
}
