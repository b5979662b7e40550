import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { aboutLength, placeLength } from "#modules/people/contract/limits.ts";
import { isoDate } from "#shared/dates.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { gridClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { fewSkills, type Details } from "./details.ts";
import { LanguagesField } from "./LanguagesField.tsx";

/** Where I work, what I say of myself, speak and know, and when I was born. */
export function AboutFields({ form }: { form: UseFormReturn<Details> }) {
  const t = useTranslations("profile.details");
  const errorText = useFieldErrorText();
  const presentation = usePresentation();
  const [today] = useState(() => isoDate(new Date(), presentation.timeZone));
  const {
    control,
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className={gridClass(16, 4, "align-start")}>
        <LanguageFields form={form} field="place" label={(name) => t(name)} most={placeLength} needs="none" />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <LanguageFields form={form} field="about" label={(name) => t(name)} most={aboutLength} needs="none" rows={2} />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <Controller
          control={control}
          name="languages"
          render={({ field }) => <LanguagesField value={field.value} onChange={field.onChange} />}
        />
        <TextField
          label={t("skills")}
          dir="auto"
          autoComplete="off"
          optional
          hint={t("skillsHint")}
          error={errorText(errors.skills)}
          {...register("skills", { validate: validated(fewSkills) })}
        />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <DateField
              label={t("birthDate")}
              optional
              hint={t("birthDateHint")}
              min="1900-01-01"
              max={today}
              value={field.value === "" ? null : field.value}
              onChange={(date) => field.onChange(date ?? "")}
              onBlur={field.onBlur}
              error={errorText(errors.birthDate)}
            />
          )}
        />
      </div>
    </>
  );
}
