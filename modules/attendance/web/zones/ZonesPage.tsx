import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { layers } from "#modules/attendance/contract/kinds.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { formatDate } from "#shared/dates.ts";
import { weekFrom } from "#shared/weekdays.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CalendarIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { zoneApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { MoveSeason } from "./MoveSeason.tsx";
import { sameDays } from "./week.ts";
import { parameterOf } from "./zone-values.ts";
import styles from "./ZonesPage.module.css";

export function ZonesPage() {
  const t = useTranslations("attendanceRules.zones");
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/attendance/zones/index" });
  const [moving, setMoving] = useState<Zone | null>(null);
  return (
    <>
      <RulesPage<Zone>
        kind="zone"
        t={t}
        api={zoneApi}
        search={search}
        list={zoneApi.list(search)}
        filters={[
          {
            name: "layer",
            label: t("layer"),
            any: t("allLayers"),
            options: layers.map((value) => ({ value, label: t(`layers.${value}`) })),
          },
        ]}
        detail={({ assignmentCount }) => t("assignments", { count: assignmentCount })}
        columns={[
          { id: "layer", header: t("layer"), narrow: true, cell: ({ layer }) => t(`layers.${layer}`) },
          { id: "dates", header: t("dates"), narrow: true, cell: (zone) => <ZoneSpan zone={zone} /> },
          { id: "hours", header: t("hours"), narrow: true, cell: ({ days }) => <ZoneHours days={days} /> },
        ]}
        parameterOf={parameterOf}
        isUsed={({ assignmentCount }) => assignmentCount > 0}
        operations={(zone) =>
          zone.layer !== "base" && (
            <IconButton
              size="sm"
              label={t("moveOf", { name: isolated(formats.name(zone)) })}
              icon={<CalendarIcon size={18} />}
              onClick={() => setMoving(zone)}
            />
          )
        }
        consequence={(action) => t(`confirm.${action}`)}
      />
      {moving !== null && <MoveSeason zone={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

function ZoneSpan({ zone: { startDate, endDate } }: { zone: Pick<Zone, "startDate" | "endDate"> }) {
  const t = useTranslations("attendanceRules.zones");
  const presentation = usePresentation();
  const hijri = (date: string): string => formatDate(presentation, date, "medium", "islamic-umalqura");
  return (
    <>
      <span className={classNames(styles.dates, textClass("block", "tabular", "nowrap"))} dir="ltr">
        <time dateTime={startDate}>{startDate}</time>
        {" – "}
        {endDate === null ? "…" : <time dateTime={endDate}>{endDate}</time>}
      </span>
      <span className={classNames(styles.hijri, textClass("block", "xs", "muted"))}>
        {endDate === null
          ? t("fromOn", { date: hijri(startDate) })
          : t("fromTo", { from: hijri(startDate), to: hijri(endDate) })}
      </span>
    </>
  );
}

/** The hours of a zone, grouped by days: "Sun – Thu 08:00–16:00". */
function ZoneHours({ days }: Pick<Zone, "days">) {
  const t = useTranslations("attendanceRules.zones");
  // Arabic has no short names, and its long ones are short.
  const style = useLocale() === "ar" ? "weekday" : "weekdayShort";
  const formats = useFormats();
  const { week } = useUi();
  return (
    <ul className={stackClass(1, "list")}>
      {sameDays(days, weekFrom(week.first)).map(({ first, last, slots }) => (
        <li key={first}>
          <span className={textClass("block", "xs", "muted")}>
            {first === last
              ? formats.weekday(first, style)
              : t("daysFromTo", { first: formats.weekday(first, style), last: formats.weekday(last, style) })}
          </span>
          {slots.map(({ start, end }) => (
            <span key={start} className={textClass("block", "tabular", "nowrap")}>
              {t("hoursFromTo", { start: formats.clock(start), end: formats.clock(end) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
