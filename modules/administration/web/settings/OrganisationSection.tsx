import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { requiredField } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";
import styles from "./SettingsPage.module.css";

const valuesOf = ({ organisationNameEn, organisationNameAr }: Settings) => ({ organisationNameEn, organisationNameAr });

/** What the organisation is called. */
export function OrganisationSection(props: SectionProps) {
  const t = useTranslations("settings.organisation");
  const errorText = useFieldErrorText();
  return (
    <SectionForm id="organisation" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {({ register, formState: { errors } }) => (
        <>
          <p className={styles.note}>{t("text")}</p>
          <div className={styles.pairs}>
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
          </div>
        </>
      )}
    </SectionForm>
  );
}
