import { useId, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem } from "#client/problems.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import styles from "./ReasonDialog.module.css";

/** Letters a reason may have. */
const mostLetters = 2000;

export interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  label: string;
  submitLabel: string;
  tone: "strong" | "danger";
  isRequired: boolean;
  /** Does it; what the server refuses is shown here. */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  /** The request that is decided about, above the text. */
  children?: ReactNode;
}

/** Asks before something is decided, with room for why. */
export function ReasonDialog({
  title,
  text,
  label,
  submitLabel,
  tone,
  isRequired,
  onSend,
  onClose,
  children,
}: ReasonDialogProps) {
  const t = useTranslations("servicePages.reason");
  const validators = useTranslations("validators");
  const problemText = useProblemText();
  const formId = useId();
  const fieldId = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const close = (): void => {
    if (!isSending) onClose();
  };
  // What was asked for long ago may contradict what is there now: no field here is about it.
  const reasonOf = (error: unknown): string =>
    (error instanceof ApiProblem ? error.fields[0]?.message : undefined) ?? problemText(error);
  async function send(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    if (isRequired && reason.trim() === "") {
      setIsMissing(true);
      return document.getElementById(fieldId)?.focus();
    }
    setIsSending(true);
    try {
      await onSend(reason.trim());
    } catch (error) {
      setFailure(error);
      setIsSending(false);
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      size="sm"
      keepOpenOnOutsideClick={reason !== ""}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={close}>
            {t("cancel")}
          </Button>
          <Button
            variant={tone}
            type="submit"
            form={formId}
            loading={isSending}
            {...(isRequired ? {} : { "data-autofocus": "" })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={send}>
        <FormError message={failure === null ? null : reasonOf(failure)} takeFocus />
        {children}
        <p>{text}</p>
        <TextArea
          id={fieldId}
          label={label}
          {...(isRequired ? { required: true, "data-autofocus": "" } : { optional: true })}
          dir="auto"
          minRows={3}
          maxLength={mostLetters}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setIsMissing(false);
          }}
          error={isMissing ? validators("fieldRequired") : undefined}
        />
      </Form>
    </Dialog>
  );
}
