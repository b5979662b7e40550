import { shownFields, type GivenAnswers } from "#modules/services/contract/form/conditions.ts";
import type { FormDefinition } from "#modules/services/contract/form/definition.ts";
import type { OfferedLookups } from "#modules/services/contract/schemas-service.ts";
import type { StoredFile } from "#shared/files.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { stackClass } from "#ui/primitives.ts";
import { FieldInput } from "./FieldInput.tsx";

/** Known names and files for ids in answers. */
export interface AnswerContext {
  lookups: OfferedLookups;
  people: readonly PersonSummary[];
  files: readonly StoredFile[];
}

export interface FormFieldsProps {
  form: FormDefinition;
  answers: GivenAnswers;
  onAnswer: (key: string, answer: unknown) => void;
  /** Error messages by field key. */
  errors: Readonly<Record<string, string | undefined>>;
  context: AnswerContext;
  /** Called when uploads of a field start and end. */
  onBusy: (key: string, isBusy: boolean) => void;
}

/** The shown fields of a form; conditional fields appear as soon as their condition matches. */
export function FormFields({ form, answers, onAnswer, errors, context, onBusy }: FormFieldsProps) {
  return (
    <div className={stackClass(5)}>
      {shownFields(form.fields, answers).map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          answer={answers[field.key]}
          onAnswer={(answer) => onAnswer(field.key, answer)}
          error={errors[field.key]}
          context={context}
          onBusy={(isBusy) => onBusy(field.key, isBusy)}
        />
      ))}
    </div>
  );
}
