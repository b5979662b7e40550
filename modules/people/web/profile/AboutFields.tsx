import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import { aboutLength, placeLength } from "#modules/people/contract/limits.ts";
import { isoDate } from "#shared/dates.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { gridClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { fewSkills, type Details } from "./details.ts";
import { LanguagesField } from "./LanguagesField.tsx";

/** Place of work, self-description, languages, skills and birthday. */
export function AboutFields({ form }: { form: EntityFormParts<Details> }) {
  const t = useTranslations("profile.details");
  const presentation = usePresentation();
  const [today] = useState(() => isoDate(new Date(), presentation.timeZone));
  const { control, input, errorOf } = form;
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
          {...input("skills", { validate: validated(fewSkills) })}
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
              error={errorOf("birthDate")}
            />
          )}
        />
      </div>
    </>
  );
}
