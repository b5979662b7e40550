import { useState } from "react";
import { useForm, type Validate } from "react-hook-form";
import { showFieldProblems, useFieldErrorText } from "#client/form-errors.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";

export interface NoteDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  label: string;
  hint: string;
  submitLabel: string;
  check: Validate<string, { note: string }>;
  /** Does it; what the server refuses is shown here. */
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why before something that is not done without a reason. */
export function NoteDialog({ title, text, label, hint, submitLabel, check, onSend, onClose }: NoteDialogProps) {
  const errorText = useFieldErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { note: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const send = handleSubmit(async ({ note }) => {
    setFailure(null);
    try {
      await onSend(note.trim());
    } catch (error) {
      if (!showFieldProblems<{ note: string }>(error, ["note"], setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      tone="danger"
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label={label}
        hint={hint}
        required
        dir="auto"
        minRows={3}
        data-autofocus=""
        error={errorText(errors.note)}
        {...register("note", { validate: check })}
      />
    </FormDialog>
  );
}
