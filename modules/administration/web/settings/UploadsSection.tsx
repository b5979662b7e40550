import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { gridClass } from "#ui/primitives.ts";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = (settings: Settings) => typed(settings, "uploadQuotaMegabytes");

/** How much people may upload. */
export function UploadsSection(props: SectionProps) {
  return (
    <SectionForm id="uploads" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {(form) => (
        <div className={gridClass(16, [4, 5], "fill", "align-start")}>
          <NumberField form={form} name="uploadQuotaMegabytes" />
        </div>
      )}
    </SectionForm>
  );
}
