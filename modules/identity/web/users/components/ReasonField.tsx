import { validated } from "#client/form-errors.ts";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea, type TextAreaProps } from "#ui/TextArea.tsx";

const check = { validate: validated<string>(firstOf(requiredField, maxLength(500))) };

export interface ReasonFieldProps extends Pick<TextAreaProps, "label" | "hint"> {
  input: EntityFormParts<{ reason: string }>["input"];
}

/** The reason is recorded in the audit. */
export const ReasonField = ({ input, ...text }: ReasonFieldProps) => (
  <TextArea {...text} required dir="auto" minRows={2} data-autofocus="" {...input("reason", check)} />
);
