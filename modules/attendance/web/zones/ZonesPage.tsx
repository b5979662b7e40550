import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale, usePresentation, useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { formatDate } from "#shared/dates.ts";
import { nameIn } from "#shared/locale.ts";
import { weekFrom } from "#shared/weekdays.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CalendarIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { deleteZone, updateZone, zoneChangeQuery, zonesQuery } from "../rules/api.ts";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import { useRuleColumns } from "../rules/RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "../rules/RuleOperations.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { MoveSeason } from "./MoveSeason.tsx";
import { layers } from "./search.ts";
import { useWeekdayName } from "./use-weekday-name.ts";
import { sameDays } from "./week.ts";
import { parameterOf } from "./zone-values.ts";
import styles from "./ZonesPage.module.css";

/** The zones: dated weekly schedules, with what can be done with each. */
export function ZonesPage() {
  const t = useTranslations("attendanceRules.zones");
  const locale = useLocale();
  const search = useSearch({ from: "/app/admin/attendance/zones/index" });
  const list = useQuery({ ...zonesQuery(search), placeholderData: keepPreviousData });
  const [order, setOrder] = useState<{ action: RuleAction | "move"; zone: Zone } | null>(null);
  const close = (): void => setOrder(null);
  const columns = useRuleColumns<Zone>({
    name: (zone, language) => (language === "ar" ? zone.nameAr : zone.nameEn),
    detail: ({ assignmentCount }) => t("assignments", { count: assignmentCount }),
    more: [
      { id: "layer", header: t("layer"), narrow: true, cell: ({ layer }) => t(`layers.${layer}`) },
      { id: "dates", header: t("dates"), narrow: true, cell: (zone) => <ZoneSpan zone={zone} /> },
      { id: "hours", header: t("hours"), narrow: true, cell: ({ days }) => <ZoneHours days={days} /> },
    ],
    operations: (zone) => (
      <RuleOperations
        name={nameIn(locale, zone)}
        isActive={zone.isActive}
        isUsed={zone.assignmentCount > 0}
        onOrder={(action) => setOrder({ action, zone })}
        renderEdit={(slot) => (
          <Link
            to="/admin/attendance/zone/$id/edit"
            params={{ id: zone.id }}
            search={{ zone: parameterOf(zone) }}
            {...slot}
          />
        )}
      >
        {zone.layer !== "base" && (
          <IconButton
            size="sm"
            label={t("moveOf", { name: isolated(nameIn(locale, zone)) })}
            icon={<CalendarIcon size={18} />}
            onClick={() => setOrder({ action: "move", zone })}
          />
        )}
      </RuleOperations>
    ),
  });
  return (
    <>
      <RulesPage<Zone>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/zone/add" {...slot} />}
        search={search}
        filters={[
          {
            name: "layer",
            label: t("layer"),
            any: t("allLayers"),
            options: layers.map((value) => ({ value, label: t(`layers.${value}`) })),
          },
        ]}
        list={list}
        columns={columns}
      />
      {order?.action === "move" && <MoveSeason zone={order.zone} onClose={close} />}
      {order !== null && order.action !== "move" && <Confirm action={order.action} zone={order.zone} onClose={close} />}
    </>
  );
}

function Confirm({ action, zone, onClose }: { action: RuleAction; zone: Zone; onClose: () => void }) {
  const t = useTranslations("attendanceRules.zones.confirm");
  const { id, version } = zone;
  const isActive = action === "activate";
  return (
    <ConfirmRule
      action={action}
      name={nameIn(useLocale(), zone)}
      effect={zoneChangeQuery(id, action === "delete" ? { delete: true } : { isActive })}
      apply={() =>
        action === "delete"
          ? deleteZone({ params: { id } })
          : updateZone({ params: { id }, body: { version, isActive } })
      }
      onClose={onClose}
    >
      {t(action)}
    </ConfirmRule>
  );
}

/** From when to when a zone lasts, with the dates of the Hijri calendar under it. */
function ZoneSpan({ zone: { startDate, endDate } }: { zone: Pick<Zone, "startDate" | "endDate"> }) {
  const t = useTranslations("attendanceRules.zones");
  const presentation = usePresentation();
  const hijri = (date: string): string => formatDate(presentation, date, "medium", "islamic-umalqura");
  return (
    <>
      <span className={styles.dates} dir="ltr">
        <time dateTime={startDate}>{startDate}</time>
        {" – "}
        {endDate === null ? "…" : <time dateTime={endDate}>{endDate}</time>}
      </span>
      <span className={styles.hijri}>
        {endDate === null
          ? t("fromOn", { date: hijri(startDate) })
          : t("fromTo", { from: hijri(startDate), to: hijri(endDate) })}
      </span>
    </>
  );
}

/** The hours of a zone, days with the same ones together: "Sun – Thu 08:00–16:00". */
function ZoneHours({ days }: Pick<Zone, "days">) {
  const t = useTranslations("attendanceRules.zones");
  // Arabic has no short names of its own, and its long ones are short.
  const nameOf = useWeekdayName(useLocale() === "ar" ? "weekday" : "weekdayShort");
  const { clock } = useFormats();
  const { week } = useUi();
  return (
    <ul className={stackClass(1, "list")}>
      {sameDays(days, weekFrom(week.first)).map(({ first, last, slots }) => (
        <li key={first}>
          <span className={textClass("block", "xs", "muted")}>
            {first === last ? nameOf(first) : t("daysFromTo", { first: nameOf(first), last: nameOf(last) })}
          </span>
          {slots.map(({ start, end }) => (
            <span key={start} className={textClass("block", "tabular", "nowrap")}>
              {t("hoursFromTo", { start: clock(start), end: clock(end) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
