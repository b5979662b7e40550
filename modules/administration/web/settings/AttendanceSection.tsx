import { useTranslations } from "use-intl";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { leaveDetails } from "#shared/setting-bounds.ts";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { textsOf } from "./NumberFields.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const names = [
  "attendanceRemindBeforeMinutes",
  "attendanceRemindCheckOutMinutes",
  "attendancePositionKeptDays",
] as const;
const valuesOf = (settings: Settings) => ({
  anyAssignedLocation: settings.anyAssignedLocation,
  leaveShownToManagers: settings.leaveShownToManagers,
  ...textsOf(settings, names),
});

export function AttendanceSection(props: SectionProps) {
  const t = useTranslations("settings.attendance");
  return (
    <SectionForm id="attendance" valuesOf={valuesOf} numbers={names} {...props}>
      {({ register, input }) => (
        <>
          <Switch
            label={t("anyAssignedLocation")}
            hint={t("anyAssignedLocationHint")}
            {...register("anyAssignedLocation")}
          />
          <Select
            label={t("leaveShownToManagers")}
            hint={t("leaveShownToManagersHint")}
            options={leaveDetails.map((value) => ({ value, label: t(`leaveDetails.${value}`) }))}
            {...input("leaveShownToManagers")}
          />
        </>
      )}
    </SectionForm>
  );
}
