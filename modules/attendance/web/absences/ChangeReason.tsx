import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";

const check = validated(firstOf(requiredField, maxLength(500)));

export interface ChangeReasonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form begins with it. */
  isFirst?: boolean;
}

/** Why an officer changes what a request has entered: its requester reads it. */
export function ChangeReason<Values extends { reason: string }>({
  form: { register, formState },
  isFirst = false,
}: ChangeReasonProps<Values>) {
  const t = useTranslations("attendanceOfficer.absence");
  const errorText = useFieldErrorText();
  const { reason } = formState.errors as FieldErrors<{ reason: string }>;
  return (
    <TextArea
      label={t("reason")}
      required
      dir="auto"
      minRows={2}
      error={errorText(reason)}
      {...(isFirst ? { "data-autofocus": "" } : {})}
      {...register("reason" as Path<Values>, { validate: check })}
    />
  );
}
