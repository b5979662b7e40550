import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { requiredField } from "#shared/validators.ts";
import { boxClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useUi } from "#ui/ui-context.ts";

/** Maximum characters of a reason. */
const maxLetters = 2000;

export interface ReasonDialogProps {
  title: string;
  /** The consequences. */
  text: string;
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
  const { text, isRequired, onSend, onClose, children, ...dialog } = props;
  const t = useTranslations("servicePages.reason");
  const { words } = useUi();
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    save: ({ reason }) => onSend(reason.trim()),
  });
  // An old request may conflict with current data; the named field is then not part of this form.
  const conflict = frame.failure instanceof ApiProblem ? frame.failure.fields[0]?.message : undefined;
  return (
    <FormDialog
      size="sm"
      {...dialog}
      {...frame}
      failureText={conflict}
      sendingLabel={dialog.submitLabel}
      cancelLabel={t("cancel")}
      closeLabel={words.close}
      focusesSubmit={!isRequired}
    >
      {children}
      <p className={boxClass("flush")}>{text}</p>
      <TextArea
        label={t("label")}
        {...(isRequired ? { required: true, "data-autofocus": "" } : { optional: true })}
        dir="auto"
        minRows={3}
        maxLength={maxLetters}
        {...input("reason", isRequired ? { validate: validated(requiredField) } : {})}
      />
    </FormDialog>
  );
}
