import { useId, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { focusFirstInvalid } from "#ui/focus-invalid.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { stackClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import styles from "./FormDialog.module.css";
import type { FormFrame } from "./use-entity-form.ts";

export interface FormDialogProps extends FormFrame {
  title: string;
  submitLabel: string;
  /** "Saving" by default. */
  sendingLabel?: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** The name of the × button; "Cancel" by default. */
  closeLabel?: string;
  /** Precedes the reason of a failure. */
  failed?: string;
  /** Shown instead of the text of the failure. */
  failureText?: string | undefined;
  tone?: "strong" | "danger";
  size?: "sm" | "md";
  /** The submit button takes the focus when the dialog opens. */
  focusesSubmit?: boolean;
  children: ReactNode;
}

/** Renders a form in a dialog that submits once at a time and cannot be closed while submitting. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, sendingLabel, failed, tone = "strong", size = "md", isSending, isDirty } = props;
  const t = useTranslations("kit");
  const problemText = useProblemText();
  const { words } = useUi();
  const { cancelLabel = words.cancel, closeLabel = words.cancel, focusesSubmit = false } = props;
  const { failure, failureText } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const close = (): void => {
    if (!isSending) props.onClose();
  };
  async function submit(): Promise<void> {
    if (isSending) return;
    await props.onSubmit();
    focusFirstInvalid(form.current);
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={closeLabel}
      size={size}
      keepOpenOnOutsideClick={isDirty}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            type="submit"
            form={formId}
            loading={isSending}
            loadingLabel={sendingLabel ?? t("saving")}
            {...(focusesSubmit ? { "data-autofocus": "" } : {})}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} className={classNames(stackClass(4), styles.form)} onSubmit={submit}>
        <FormError message={failure === null ? null : (failureText ?? problemText(failure, failed))} takeFocus />
        {props.children}
      </Form>
    </Dialog>
  );
}
