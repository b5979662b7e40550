import { useId, useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { placeFocusOnWrong } from "./focus-wrong.ts";
import { Form } from "./Form.tsx";
import { FormError } from "./FormError.tsx";
import styles from "./FormDialog.module.css";

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  sendingLabel: string;
  cancelLabel: string;
  tone?: "strong" | "danger";
  size?: "sm" | "md";
  isSending: boolean;
  isDirty: boolean;
  /** What is wrong with no field of the form; null when nothing. */
  failure: string | null;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form over a page: sent once however often it is asked to, and never closed while it is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, sendingLabel, cancelLabel, tone = "strong", size = "md", isSending, isDirty } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const close = (): void => {
    if (!isSending) props.onClose();
  };
  async function submit(): Promise<void> {
    if (isSending) return;
    await props.onSubmit();
    placeFocusOnWrong(form.current);
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={cancelLabel}
      size={size}
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
            {cancelLabel}
          </Button>
          <Button variant={tone} type="submit" form={formId} loading={isSending} loadingLabel={sendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} className={styles.form} onSubmit={submit}>
        <FormError message={props.failure} takeFocus />
        {props.children}
      </Form>
    </Dialog>
  );
}
