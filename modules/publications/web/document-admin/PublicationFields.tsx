import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import type { DocumentState } from "#modules/publications/contract/schemas-document.ts";
import { requiredField } from "#shared/validators.ts";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { nextStates, type DocumentValues } from "./document-values.ts";

export interface PublicationFieldsProps {
  form: UseFormReturn<DocumentValues>;
  /** The saved state. */
  saved: DocumentState;
}

/** The state of a report, and the time of its publication. */
export function PublicationFields({ form: { control }, saved }: PublicationFieldsProps) {
  const t = useTranslations("documentsAdmin.form");
  const errorText = useFieldErrorText();
  const presentation = usePresentation();
  const state = useWatch({ control, name: "state" });
  const isShown = saved === "published" || saved === "withdrawn";
  const hint = state === "published" && !isShown ? "publishing" : state;
  return (
    <div className={stackClass(5)}>
      <Controller
        control={control}
        name="state"
        render={({ field, fieldState }) => (
          <SegmentedChoice<DocumentState>
            legend={t("publication")}
            hideLegend
            hint={errorText(fieldState.error) ?? t(`hints.${hint}`)}
            options={nextStates[saved].map((value) => ({
              value,
              label: value === "published" && isShown ? t("shown") : t(`stand.${value}`),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {state === "scheduled" && (
        <div className={gridClass(20, [4, 5], "align-start")}>
          <Controller
            control={control}
            name="publishAt"
            rules={{ validate: validated(requiredField) }}
            render={({ field, fieldState }) => (
              <DateTimeField
                label={t("publishAt")}
                required
                timeZone={presentation.timeZone}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errorText(fieldState.error)}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}
