import { Checkbox } from "#ui/Checkbox.tsx";
import type { FormField } from "#modules/services/contract/form/definition.ts";
import type { FieldText } from "#ui/Field.tsx";
import { boxClass } from "#ui/primitives.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { useOptions } from "./use-field-words.ts";

export interface AnswerProps {
  field: FormField;
  answer: unknown;
  onAnswer: (answer: unknown) => void;
  error: string | undefined;
}

export function ChoicesAnswer({ field, answer, onAnswer, error, text }: AnswerProps & { text: FieldText }) {
  const options = useOptions()(field);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return (
    <div className={boxClass("shrinks")} data-wrong={error === undefined ? undefined : ""}>
      <FieldGroup {...text}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<bdi>{label}</bdi>}
            checked={chosen.includes(value)}
            onChange={({ target: { checked } }) =>
              onAnswer(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </FieldGroup>
    </div>
  );
}
