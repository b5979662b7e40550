import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { FormDialog as Form, type FormDialogProps as FormProps } from "#ui/FormDialog.tsx";

export interface FormDialogProps extends Omit<FormProps, "failure" | "sendingLabel" | "cancelLabel"> {
  /** What the server refused for no field of the form; null when nothing. */
  failure: unknown;
}

/** A form about roles over a page. */
export function FormDialog({ failure, ...props }: FormDialogProps) {
  const t = useTranslations("roles");
  const problemText = useProblemText();
  return (
    <Form
      {...props}
      failure={failure === null ? null : problemText(failure)}
      sendingLabel={t("saving")}
      cancelLabel={t("cancel")}
    />
  );
}
