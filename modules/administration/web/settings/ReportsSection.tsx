import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { gridClass, textClass } from "#ui/primitives.ts";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const names = ["reportsHideFromPeople", "reportsHideFromScore", "reportCaseKeptDays"] as const;
const valuesOf = (settings: Settings) => typed(settings, ...names);

/** When reports of abuse hide something, and how long their cases are kept. */
export function ReportsSection(props: SectionProps) {
  const t = useTranslations("settings.reports");
  return (
    <SectionForm id="reports" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {(form) => (
        <>
          <p className={textClass("flush", "sm", "muted")}>{t("text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            {names.map((name) => (
              <NumberField key={name} form={form} name={name} />
            ))}
          </div>
        </>
      )}
    </SectionForm>
  );
}
