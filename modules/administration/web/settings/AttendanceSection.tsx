import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { gridClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const names = [
  "attendanceRemindBeforeMinutes",
  "attendanceRemindCheckOutMinutes",
  "attendancePositionKeptDays",
] as const;
const valuesOf = (settings: Settings) => ({
  anyAssignedLocation: settings.anyAssignedLocation,
  ...typed(settings, ...names),
});

/** What holds for everybody's attendance, beside the rules. */
export function AttendanceSection(props: SectionProps) {
  const t = useTranslations("settings.attendance");
  return (
    <SectionForm id="attendance" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {(form) => (
        <>
          <Switch
            label={t("anyAssignedLocation")}
            hint={t("anyAssignedLocationHint")}
            {...form.register("anyAssignedLocation")}
          />
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
