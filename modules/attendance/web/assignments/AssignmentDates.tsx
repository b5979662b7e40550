import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { languageTag } from "#shared/presentation.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import styles from "../rules/RuleFields.module.css";
import type { AssignmentValues } from "./assignment-values.ts";

const endBeforeStart = JSON.stringify({ key: "endBeforeStart" });

/** From when to when, both optional, in the reader's calendar with the other one beside it. */
export function AssignmentDates({ form }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useTranslations("attendancePlaces.assignment");
  const presentation = usePresentation();
  const errorText = useFieldErrorText();
  return (
    <div className={styles.pairs}>
      {(["from", "to"] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          rules={
            name === "to"
              ? { validate: (to, { from }) => to === null || from === null || to >= from || endBeforeStart }
              : {}
          }
          render={({ field, fieldState: { error } }) => (
            <DateField
              label={t(name)}
              hint={t(`${name}Hint`)}
              optionalLabel={t("optional")}
              tag={languageTag(presentation)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              clearLabel={t("clearDate")}
              error={errorText(error)}
            />
          )}
        />
      ))}
    </div>
  );
}
