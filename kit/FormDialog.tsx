import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { FormDialog as Form, type FormDialogProps as FormProps } from "#ui/FormDialog.tsx";

export interface FormDialogProps extends Omit<FormProps, "failure" | "sendingLabel" | "cancelLabel"> {
  /** The refusal that belongs to no field of the form; null without one. */
  failure: unknown;
  /** "Saving" by default. */
  sendingLabel?: string;
}

/** A form in a dialog over a page. */
export function FormDialog({ failure, sendingLabel, ...props }: FormDialogProps) {
  const t = useTranslations("kit");
  const problemText = useProblemText();
  return (
    <Form
      {...props}
      failure={failure === null ? null : problemText(failure)}
      sendingLabel={sendingLabel ?? t("saving")}
      cancelLabel={t("cancel")}
    />
  );
}
