import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { firstLanguages } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = ({ organisationNameEn, organisationNameAr, firstLanguage }: Settings) => ({
  organisationNameEn,
  organisationNameAr,
  firstLanguage,
});

/** The organisation's names and its first language. */
export function OrganisationSection(props: SectionProps) {
  const t = useTranslations("settings.organisation");
  const errorText = useFieldErrorText();
  return (
    <SectionForm id="organisation" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {({ register, formState: { errors } }) => (
        <>
          <p className={textClass("flush", "sm", "muted")}>{t("text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            <TextField
              label={t("nameEn")}
              required
              lang="en"
              dir="ltr"
              autoComplete="off"
              maxLength={60}
              error={errorText(errors.organisationNameEn)}
              {...register("organisationNameEn", { validate: validated(requiredField) })}
            />
            <TextField
              label={t("nameAr")}
              required
              lang="ar"
              dir="rtl"
              autoComplete="off"
              maxLength={60}
              error={errorText(errors.organisationNameAr)}
              {...register("organisationNameAr", { validate: validated(requiredField) })}
            />
            <Select
              label={t("firstLanguage")}
              hint={t("firstLanguageHint")}
              options={firstLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              error={errorText(errors.firstLanguage)}
              {...register("firstLanguage")}
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
