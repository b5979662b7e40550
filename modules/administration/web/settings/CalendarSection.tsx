import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { timeZoneName } from "#client/time-zone.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { weekdays, weekFrom } from "#shared/weekdays.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { gridClass, rowClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const valuesOf = ({ timeZone, firstDayOfWeek, weekend, defaultCalendar }: Settings) => ({
  timeZone,
  firstDayOfWeek,
  weekend: [...weekend] as string[],
  defaultCalendar,
});

/** Returns time zones by name, with the saved one even if this browser does not know it. */
const zonesWith = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current])].toSorted();

const calendars = ["gregory", "islamic-umalqura"] as const;

export function CalendarSection(props: SectionProps) {
  const t = useTranslations("settings.calendar");
  const formats = useFormats();
  const locale = useLocale();
  const [opened] = useState(() => new Date());
  const { timeZone: saved, firstDayOfWeek } = props.settings;
  const zoneName = (zone: string): string => `${zone.replaceAll("_", " ")} (${timeZoneName(zone, locale)})`;
  return (
    <SectionForm
      id="calendar"
      valuesOf={valuesOf}
      changeOf={(values) => ({ ...values, weekend: weekdays.filter((day) => values.weekend.includes(day)) })}
      questionOf={({ timeZone }) =>
        timeZone === saved ? null : (
          <>
            <p>{t("zoneQuestion", { from: zoneName(saved), to: zoneName(timeZone) })}</p>
            <p>{t("zoneMeaning")}</p>
          </>
        )
      }
      {...props}
    >
      {({ input, register }) => (
        <>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            <Select
              label={t("timeZone")}
              hint={t("timeZoneHint", { time: formats.time(opened) })}
              options={zonesWith(saved).map((value) => ({ value, label: zoneName(value) }))}
              {...input("timeZone")}
            />
            <Select
              label={t("firstDayOfWeek")}
              options={weekdays.map((value) => ({ value, label: formats.weekday(value) }))}
              {...input("firstDayOfWeek")}
            />
            <Select
              label={t("defaultCalendar")}
              hint={t("defaultCalendarHint")}
              options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
              {...input("defaultCalendar")}
            />
          </div>
          <fieldset className={rowClass([3, 5], "wrap", "bare", "flush")}>
            <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("weekend")}</legend>
            {weekFrom(firstDayOfWeek).map((day) => (
              <Checkbox key={day} label={formats.weekday(day)} value={day} {...register("weekend")} />
            ))}
            <p className={textClass("full", "flush", "sm", "muted")}>{t("weekendHint")}</p>
          </fieldset>
        </>
      )}
    </SectionForm>
  );
}
