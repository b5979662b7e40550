import { shownFields, type GivenAnswers } from "#modules/services/contract/form/conditions.ts";
import type { FormDefinition } from "#modules/services/contract/form/definition.ts";
import type { OfferedLookups } from "#modules/services/contract/schemas-service.ts";
import type { StoredFile } from "#shared/files.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { stackClass } from "#ui/primitives.ts";
import { FieldInput } from "./FieldInput.tsx";

/** What ids in answers stand for, as far as it is known. */
export interface AnswerContext {
  lookups: OfferedLookups;
  people: readonly PersonSummary[];
  files: readonly StoredFile[];
}

export interface FormFieldsProps {
  form: FormDefinition;
  answers: GivenAnswers;
  onAnswer: (key: string, answer: unknown) => void;
  /** A sentence for each field whose answer does not fit. */
  errors: Readonly<Record<string, string | undefined>>;
  context: AnswerContext;
  /** Files of a field are on their way, or no longer. */
  onBusy: (key: string, isBusy: boolean) => void;
}

/** The fields of a form that are shown for these answers; what an answer brings up appears below it at once. */
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
