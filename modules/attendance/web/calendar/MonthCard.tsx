import { getRouteApi, Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { useLastKnown } from "#client/last-known.ts";
import { Loading } from "#kit/Loading.tsx";
import type { AttendanceDay, Totals } from "#modules/attendance/contract/schemas-day.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { monthDays } from "#ui/dates/month-days.ts";
import { MonthGrid } from "#ui/dates/MonthGrid.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { daysQuery } from "../api.ts";
import { toneClass } from "../use-day-words.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import { DayDetails } from "./DayDetails.tsx";
import styles from "./Days.module.css";
import { RowFacts } from "./RowFacts.tsx";
import { styleOf, styleRow, useDayStyle, type RowStyle } from "./use-day-style.ts";

const route = getRouteApi("/app/attendance");

export function MonthCard({ today }: { today: string }) {
  const t = useTranslations("attendanceMine.month");
  const days = useTranslations("attendanceDays");
  const formats = useFormats();
  const { day: chosen = today, view } = route.useSearch();
  const navigate = route.useNavigate();
  const { calendar } = usePresentation();
  const month = monthDays(chosen, calendar);
  // The current month is cached by its first day for use while the server is unreachable.
  const isThisMonth = month.first <= today && today <= month.last;
  const query = useLastKnown(
    daysQuery(month.first, month.last),
    isThisMonth ? `attendance month ${month.first} 2` : null,
  );
  const { data } = query;
  const rows = data?.data ?? [];
  const face = useDayStyle(rows);
  const choose = (day: string): void =>
    void navigate({ search: (search) => ({ ...search, day }), replace: true, resetScroll: false });
  const name = formats.date(chosen, "month");

  return (
    <Card
      title={t("title")}
      actions={
        <SegmentedChoice
          legend={t("shown")}
          hideLegend
          options={(["calendar", "list"] as const).map((value) => ({ value, label: t(value) }))}
          value={view ?? "calendar"}
          onChange={(next) =>
            void navigate({
              search: { day: chosen, ...(next === "list" ? { view: next } : {}) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      <div className={rowClass(2, "wrap", "align-center", "below-3")}>
        <IconButton label={t("previous")} icon={<BackIcon />} onClick={() => choose(month.previous)} />
        <p className={textClass("flush", "ink", "bold", "nowrap")} role="status">
          {name}
        </p>
        <IconButton label={t("next")} icon={<ForwardIcon />} onClick={() => choose(month.next)} />
        <div className={rowClass(0, "to-end")}>
          <Button
            size="sm"
            variant="quiet"
            renderLink={(slot) => <Link to="/attendance/timesheet" search={{ month: chosen.slice(0, 7) }} {...slot} />}
          >
            {t("timesheet")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => choose(today)}>
            {t("toToday")}
          </Button>
        </div>
      </div>
      {data !== undefined && data.locked.length > 0 && (
        <p className={textClass("flush", "sm", "muted")}>{days("locked")}</p>
      )}
      {data === undefined ? (
        <Loading query={query} label={t("loading")} shape="22rem" failed={t("failed")} headingLevel={3} />
      ) : (
        <>
          {view === "list" ? (
            <MonthList rows={rows} locked={data.locked} />
          ) : (
            <div className={styles.columns}>
              <div>
                <MonthGrid
                  label={t("grid", { month: name })}
                  calendar={calendar}
                  value={chosen}
                  onChange={choose}
                  today={today}
                  weekday={(date) => ({
                    short: formats.date(date, "weekdayLetter"),
                    full: formats.date(date, "weekday"),
                  })}
                  day={face}
                />
                <MonthLegend rows={rows} />
              </div>
              <DayDetails
                date={chosen}
                rows={rows.filter(({ date }) => date === chosen)}
                // The card of today already has it.
                correctable={chosen !== today && !data.locked.includes(chosen.slice(0, 7))}
              />
            </div>
          )}
          {rows.length > 0 && <MonthTotals totals={data.totals} leaveDaysToCome={data.leaveDaysToCome} />}
        </>
      )}
    </Card>
  );
}

function MonthLegend({ rows }: { rows: readonly AttendanceDay[] }) {
  const t = useTranslations("attendanceDays.state");
  const mine = useTranslations("attendanceMine.month");
  const meanings = new Map<string, RowStyle>();
  for (const date of new Set(rows.map((row) => row.date))) {
    const shown = styleRow(rows.filter((row) => row.date === date));
    if (shown === undefined) continue;
    const face = styleOf(shown);
    const isOnTime = face.tone !== "warn" || shown.state !== "present";
    if (face.sign !== undefined) meanings.set(isOnTime ? t(shown.state) : mine("notOnTime"), face);
  }
  if (meanings.size === 0) return null;
  return (
    <ul className={rowClass([1, 4], "wrap", "list", "above-3", "sm", "muted")} aria-label={mine("legend")}>
      {[...meanings].map(([words, { tone, sign }]) => (
        <li key={words} className={rowClass(2, "align-center")}>
          <span className={classNames(styles.sign, toneClass(tone), textClass("xxs"))} aria-hidden="true">
            {sign}
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}

function MonthTotals({ totals, leaveDaysToCome }: { totals: Totals; leaveDaysToCome: number }) {
  const t = useTranslations("attendanceMine.totals");
  const formats = useFormats();
  const duration = useDurationText();
  const times = (minutes: number, count: number): string =>
    minutes === 0 ? t("times", { count }) : `${duration(minutes)} · ${t("times", { count })}`;
  const leave = formats.figure(totals.leaveDays);
  const sums: [name: Parameters<typeof t>[0], value: string][] = [
    ["present", formats.figure(totals.presentDays)],
    ["absent", formats.figure(totals.absentDays)],
    ["incomplete", formats.figure(totals.incompleteDays)],
    ["leave", leaveDaysToCome === 0 ? leave : `${leave} · ${t("leaveToCome", { count: leaveDaysToCome })}`],
    ["worked", duration(totals.workedMinutes)],
    ["required", duration(totals.requiredMinutes)],
    ["late", times(totals.lateMinutes, totals.lateTimes)],
    ["early", times(totals.earlyMinutes, totals.earlyTimes)],
  ];
  return (
    <section aria-label={t("title")}>
      <Facts layout="columns" strong className={styles.totals}>
        {sums.map(([name, value]) => (
          <Fact key={name} name={t(name as "present")}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function MonthList({ rows, locked }: { rows: readonly AttendanceDay[]; locked: readonly string[] }) {
  const t = useTranslations("attendanceMine.month");
  const formats = useFormats();
  const dates = [...new Set(rows.map(({ date }) => date))];
  if (dates.length === 0) {
    return (
      <EmptyState title={t("empty")} headingLevel={3} plain>
        {t("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <ul className={boxClass("list")}>
      {dates.map((date) => (
        <li key={date} className={styles.day}>
          <p className={textClass("flush", "ink", "medium")}>
            {formats.date(date, "weekday")} {formats.date(date, "day")}
          </p>
          <div>
            {rows
              .filter((row) => row.date === date)
              .map((row) => (
                <RowFacts key={row.slot ?? 0} row={row} correctable={!locked.includes(date.slice(0, 7))} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
