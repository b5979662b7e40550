import { useId, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem } from "#client/problems.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";

/** Maximum characters of a reason. */
const maxSearchLength = 2000;

export interface ReasonDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  label: string;
  submitLabel: string;
  tone: "strong" | "danger";
  isRequired: boolean;
  /** Sends the reason; an error is shown in the dialog, success closes it. */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Above the text: the requests to decide. */
  children?: ReactNode;
}

/** Requests a confirmation and a reason before a decision. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, submitLabel, tone, isRequired, onSend, onClose, children } = props;
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
  // An old request may conflict with current data; the named field is then not part of this form.
  const fieldProblem = failure instanceof ApiProblem ? failure.fields[0]?.message : undefined;
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
      onClose();
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
      <Form id={formId} className={stackClass(4)} onSubmit={send}>
        <FormError message={failure === null ? null : (fieldProblem ?? problemText(failure))} takeFocus />
        {children}
        <p className={boxClass("flush")}>{text}</p>
        <TextArea
          id={fieldId}
          label={label}
          {...(isRequired ? { required: true, "data-autofocus": "" } : { optional: true })}
          dir="auto"
          minRows={3}
          maxLength={maxSearchLength}
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
