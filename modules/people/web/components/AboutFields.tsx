import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { aboutLength, placeLength } from "#modules/people/contract/limits.ts";
import { isoDate } from "#shared/dates.ts";
import { languageTag } from "#shared/presentation.ts";
import { maxLength } from "#shared/validators.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { gridClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { fewSkills, type Details } from "../details.ts";
import { LanguagesField } from "./LanguagesField.tsx";

/** Where I work, what I say of myself, speak and know, and when I was born. */
export function AboutFields({ form }: { form: UseFormReturn<Details> }) {
  const t = useTranslations("people.details");
  const errorText = useFieldErrorText();
  const presentation = usePresentation();
  const [today] = useState(() => isoDate(new Date(), presentation.timeZone));
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const optionalLabel = t("optional");
  return (
    <>
      <div className={gridClass(16, 4, "align-start")}>
        <TextField
          label={t("placeEn")}
          lang="en"
          dir="ltr"
          autoComplete="off"
          optionalLabel={optionalLabel}
          error={errorText(errors.placeEn)}
          {...register("placeEn", { validate: validated(maxLength(placeLength)) })}
        />
        <TextField
          label={t("placeAr")}
          lang="ar"
          dir="rtl"
          autoComplete="off"
          optionalLabel={optionalLabel}
          error={errorText(errors.placeAr)}
          {...register("placeAr", { validate: validated(maxLength(placeLength)) })}
        />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <TextArea
          label={t("aboutEn")}
          lang="en"
          dir="ltr"
          minRows={2}
          maxLength={aboutLength * 2}
          optionalLabel={optionalLabel}
          error={errorText(errors.aboutEn)}
          {...register("aboutEn", { validate: validated(maxLength(aboutLength)) })}
        />
        <TextArea
          label={t("aboutAr")}
          lang="ar"
          dir="rtl"
          minRows={2}
          maxLength={aboutLength * 2}
          optionalLabel={optionalLabel}
          error={errorText(errors.aboutAr)}
          {...register("aboutAr", { validate: validated(maxLength(aboutLength)) })}
        />
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
          optionalLabel={optionalLabel}
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
              optionalLabel={optionalLabel}
              hint={t("birthDateHint")}
              tag={languageTag(presentation)}
              clearLabel={t("clearBirthDate")}
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
