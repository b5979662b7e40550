import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import styles from "./FormDialog.module.css";

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  tone?: "strong" | "danger";
  size?: "sm" | "md";
  isSending: boolean;
  isDirty: boolean;
  /** What the server refused for no field of the form; null when nothing. */
  failure: unknown;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

const wrong = "input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true]";

/** A form over a page: sent once however often it is asked to, and never closed while it is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, tone = "strong", size = "md", isSending, isDirty, failure, children } = props;
  const t = useTranslations("accounts");
  const problemText = useProblemText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const close = (): void => {
    if (!isSending) props.onClose();
  };
  async function submit(): Promise<void> {
    if (isSending) return;
    await props.onSubmit();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
  }
  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // Browsers submit from a line of text by themselves.
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={t("close")}
      size={size}
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
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
        ref={form}
        className={styles.form}
        noValidate
        // Fields for dates keep keys to themselves.
        onKeyDownCapture={submitByKeyboard}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        {children}
      </form>
    </Dialog>
  );
}
