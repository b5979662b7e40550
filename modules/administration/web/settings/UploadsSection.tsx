import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";
import styles from "./SettingsPage.module.css";

const valuesOf = (settings: Settings) => typed(settings, "uploadQuotaMegabytes");

/** How much people may upload. */
export function UploadsSection(props: SectionProps) {
  return (
    <SectionForm id="uploads" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {(form) => (
        <div className={styles.pairs}>
          <NumberField form={form} name="uploadQuotaMegabytes" />
        </div>
      )}
    </SectionForm>
  );
}
