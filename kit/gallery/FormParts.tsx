import { useState } from "react";
import { validated } from "#client/form-errors.ts";
import { ApiProblem } from "#client/problems.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { EntityForm } from "../EntityForm.tsx";
import { FormDialog } from "../FormDialog.tsx";
import { useEntityForm } from "../use-entity-form.ts";
import { answerOf } from "./answers.ts";

const refusal = (code: ErrorCode, status: number, more: object = {}) =>
  new ApiProblem({ type: "", title: "", status, detail: `refused: ${code}`, code, fields: [], requestId: "", ...more });

/** Waits for the test, which supplies the server's answer. */
async function save(name: string): Promise<string> {
  const answer = await answerOf(name);
  if (answer === "field") {
    throw refusal("fields_invalid", 400, { fields: [{ path: "name", code: "taken", message: "Taken already" }] });
  }
  if (answer === "code") throw refusal("name_taken", 409);
  if (answer === "stale") throw refusal("stale_version", 409, { current: { name: "Theirs", note: "Their note" } });
  if (answer === "whole") throw refusal("not_allowed", 403);
  return "Saved";
}

const initial = { name: "", note: "" };

function DialogForm({ onClose }: { onClose: () => void }) {
  const { input, frame } = useEntityForm({
    initial,
    onClose,
    fieldOf: { name_taken: "name" },
    save: () => save("dialog"),
    onStale: (current) => current as typeof initial,
  });
  return (
    <FormDialog title="A dialog" submitLabel="Send" {...frame}>
      <TextField label="Name" required {...input("name", { validate: validated(requiredField) })} />
      <TextField label="Note" {...input("note")} />
    </FormDialog>
  );
}

function PageForm() {
  const { input, page } = useEntityForm({
    initial,
    draftPlace: "gallery",
    confirmationFor: ({ note }) =>
      note === "ask"
        ? ({ onConfirm, onClose }) => (
            <p>
              Really?
              <Button onClick={onConfirm}>Yes</Button>
              <Button onClick={onClose}>No</Button>
            </p>
          )
        : null,
    save: () => save("page"),
  });
  return (
    <EntityForm page={page} submitLabel="Keep">
      <TextField label="Title" required {...input("name", { validate: validated(requiredField) })} />
      <TextField label="Remark" {...input("note")} />
    </EntityForm>
  );
}

export function FormParts() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <DialogForm onClose={() => setIsOpen(false)} />}
      <PageForm />
    </>
  );
}
