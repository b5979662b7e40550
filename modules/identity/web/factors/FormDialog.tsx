import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { FormDialog as Form, type FormDialogProps as FormProps } from "#ui/FormDialog.tsx";

export interface FormDialogProps extends Omit<FormProps, "failure" | "sendingLabel" | "cancelLabel" | "size"> {
  /** What the server refused for no field of the form; null when nothing. */
  failure: unknown;
}

/** A form about the second step over a page. */
export function FormDialog({ failure, ...props }: FormDialogProps) {
  const t = useTranslations("factors");
  const problemText = useProblemText();
  return (
    <Form
      {...props}
      size="sm"
      failure={failure === null ? null : problemText(failure)}
      sendingLabel={t("working")}
      cancelLabel={t("cancel")}
    />
  );
}
