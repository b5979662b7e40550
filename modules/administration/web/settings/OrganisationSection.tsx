import { useTranslations } from "use-intl";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { firstLanguages } from "#shared/locale.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = ({ organisationNameEn, organisationNameAr, firstLanguage }: Settings) => ({
  organisationNameEn,
  organisationNameAr,
  firstLanguage,
});

export function OrganisationSection(props: SectionProps) {
  const t = useTranslations("settings.organisation");
  return (
    <SectionForm id="organisation" valuesOf={valuesOf} {...props}>
      {(form) => (
        <>
          <p className={textClass("flush", "sm", "muted")}>{t("text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            <LanguageFields
              form={form}
              field="organisationName"
              label={(name) => t(name === "organisationNameAr" ? "nameAr" : "nameEn")}
              maxLength={60}
            />
            <Select
              label={t("firstLanguage")}
              hint={t("firstLanguageHint")}
              options={firstLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              {...form.input("firstLanguage")}
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
