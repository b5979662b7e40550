import { Fragment, type ReactNode } from "react";
import { shownFields, type GivenAnswers } from "#modules/services/contract/form/conditions.ts";
import type { FormDefinition } from "#modules/services/contract/form/definition.ts";
import { stackClass } from "#ui/primitives.ts";
import type { AnswerContext } from "./AnswerList.tsx";
import { FieldInput } from "./FieldInput.tsx";

export interface FormFieldsProps {
  form: FormDefinition;
  answers: GivenAnswers;
  onAnswer: (key: string, answer: unknown) => void;
  /** Error messages by field key. */
  errors: Readonly<Record<string, string | undefined>>;
  context: AnswerContext;
  /** Called when uploads of a field start and end. */
  onBusy: (key: string, isBusy: boolean) => void;
  /** Shown under a field, by its key. */
  below?: (key: string) => ReactNode;
}

/** The shown fields of a form; conditional fields appear as soon as their condition matches. */
export function FormFields({ form, answers, onAnswer, errors, context, onBusy, below }: FormFieldsProps) {
  return (
    <div className={stackClass(5)}>
      {shownFields(form.fields, answers).map((field) => (
        <Fragment key={field.key}>
          <FieldInput
            field={field}
            answer={answers[field.key]}
            onAnswer={(answer) => onAnswer(field.key, answer)}
            error={errors[field.key]}
            context={context}
            onBusy={(isBusy) => onBusy(field.key, isBusy)}
          />
          {below?.(field.key)}
        </Fragment>
      ))}
    </div>
  );
}
