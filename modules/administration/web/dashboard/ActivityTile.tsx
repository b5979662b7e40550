import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useFormats } from "#client/intl.tsx";
import type { ActivityDay } from "#modules/administration/contract/schemas-dashboard.ts";
import { activityDays } from "#modules/administration/contract/limits.ts";
import { BarChart } from "#ui/BarChart.tsx";
import { stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { activityQuery } from "./api.ts";
import styles from "./Dashboard.module.css";
import { Tile } from "./Tile.tsx";

const series = ["people", "topics", "comments"] as const;
type Series = (typeof series)[number];

function Activity({ days }: { days: readonly ActivityDay[] }) {
  const t = useTranslations("dashboard.activity");
  const formats = useFormats();
  const [shown, setShown] = useState<Series>("people");
  const written = (value: number | null): string => (value === null ? t("notCounted") : formats.figure(value));
  const max = Math.max(0, ...days.map((day) => day[shown] ?? 0));
  return (
    <div className={stackClass(4, "shrinks")}>
      <SegmentedChoice
        legend={t("choose")}
        hideLegend
        options={series.map((value) => ({ value, label: t(value) }))}
        value={shown}
        onChange={setShown}
      />
      <BarChart
        label={t("chart", { what: t(shown), days: days.length })}
        points={days.map((day) => ({
          id: day.date,
          value: day[shown],
          title: `${formats.date(day.date, "medium")}: ${written(day[shown])}`,
        }))}
        maxLabel={formats.figure(max)}
        firstLabel={formats.date(days[0]?.date ?? "", "day")}
        lastLabel={t("today")}
      />
      <details className={styles.details}>
        <summary>{t("asTable")}</summary>
        <div className={styles.scroll} role="group" aria-label={t("title", { days: days.length })} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("date")}</th>
                {series.map((value) => (
                  <th key={value} scope="col">
                    {t(value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.date}>
                  <th scope="row">
                    <IsoDate at={day.date} />
                  </th>
                  {series.map((value) => (
                    <td key={value}>{written(day[value])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

export function ActivityTile() {
  const t = useTranslations("dashboard.activity");
  return (
    <Tile title={t("title", { days: activityDays })} query={useQuery(activityQuery)} height="16rem" wide>
      {({ data: { days } }) => <Activity days={days} />}
    </Tile>
  );
}
