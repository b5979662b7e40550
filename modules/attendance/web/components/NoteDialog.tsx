import type { Validate } from "react-hook-form";
import { FormDialog, type FormDialogProps } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { TextArea } from "#ui/TextArea.tsx";

interface NoteDialogProps extends Pick<FormDialogProps, "title" | "submitLabel" | "onClose"> {
  /** Describes the consequences. */
  text: string;
  label: string;
  hint: string;
  check: Validate<string, { note: string }>;
  /** Resolves to the text of a toast; refusals are shown in the dialog. */
  onSend: (note: string) => Promise<string | void>;
}

export function NoteDialog({ title, text, label, hint, submitLabel, check, onSend, onClose }: NoteDialogProps) {
  const { input, frame } = useEntityForm({ initial: { note: "" }, onClose, save: ({ note }) => onSend(note.trim()) });
  return (
    <FormDialog title={title} submitLabel={submitLabel} tone="danger" size="sm" {...frame}>
      <p>{text}</p>
      <TextArea
        label={label}
        hint={hint}
        required
        dir="auto"
        minRows={3}
        data-autofocus=""
        {...input("note", { validate: check })}
      />
    </FormDialog>
  );
}
