import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { useLookups } from "../rules/use-lookups.ts";

export interface ReasonFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Whether they are the first fields of the form. */
  isFirst?: boolean;
}

const categories = ["correctionReason"] as const;
const longest = maxLength(500);

/** The reason of a correction, and a note, which some reasons require. */
export function ReasonFields<Values extends { reason: string; note: string }>({
  form: { control, register, formState },
  isFirst = false,
}: ReasonFieldsProps<Values>) {
  const t = useTranslations("attendanceOfficer.correction");
  const errorText = useFieldErrorText();
  const lookups = useLookups(categories);
  const errors = formState.errors as Partial<Record<keyof Values, { message?: string }>>;
  const needsNote = lookups.needsNote(useWatch({ control, name: "reason" as Path<Values> }));
  const hint = lookups.hasFailed ? t("reasonsFailed") : lookups.isEmpty ? t("noReasons") : undefined;
  return (
    <>
      <Select
        label={t("reason")}
        hint={hint}
        required
        placeholder={t("chooseReason")}
        options={lookups.options}
        error={errorText(errors.reason)}
        {...(isFirst ? { "data-autofocus": "" } : {})}
        {...register("reason" as Path<Values>, { validate: validated(requiredField) })}
      />
      <TextArea
        label={t("note")}
        required={needsNote}
        optional={!needsNote}
        dir="auto"
        minRows={2}
        error={errorText(errors.note)}
        {...register("note" as Path<Values>, {
          validate: (value, { reason }) =>
            validated(lookups.needsNote(reason) ? firstOf(requiredField, longest) : longest)(value),
        })}
      />
    </>
  );
}
