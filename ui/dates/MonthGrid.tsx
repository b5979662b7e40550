import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { stackClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import { addDays } from "./add-days.ts";
import { monthDays, monthsOn, type MonthCalendar } from "./month-days.ts";
import styles from "./MonthGrid.module.css";
import { isWeekend } from "./weekend.ts";

export interface MonthGridProps {
  /** "Days of November 2026". */
  label: string;
  calendar: MonthCalendar;
  /** The selected date, `YYYY-MM-DD`; its month is shown. */
  value: string;
  onChange: (date: string) => void;
  today: string;
  /** Short and full name of a date's weekday, for the column heading. */
  weekday: (date: string) => { short: string; full: string };
  /** Content of a day, and its accessible label. */
  day: (date: string) => { text: string; sign?: ReactNode; tone?: DayTone; label: string };
}

const tones = {
  good: "tint-action",
  warn: "tint-saffron",
  bad: "tint-danger",
  calm: "tint-info",
  quiet: "muted",
} as const;
export type DayTone = keyof typeof tones;

type Week = readonly (string | null)[];
const weekStart = (week: Week, date: string): string => week.find((each) => each !== null) ?? date;
const weekEnd = (week: Week, date: string): string => week.findLast((each) => each !== null) ?? date;

/** Renders a calendar month: arrow keys move by day and week, Home and End within a week, Page keys by month. */
export function MonthGrid({ label, calendar, value, onChange, today, weekday, day }: MonthGridProps) {
  const { direction, week: shownWeek } = useUi();
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  const { weeks } = monthDays(value, calendar, shownWeek.first);
  const firstFull = weeks.find((week) => week.every((date) => date !== null)) ?? [];

  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    grid.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, [value]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const week = weeks.find((dates) => dates.includes(value)) ?? [];
    const forward = direction === "rtl" ? -1 : 1;
    const steps: Record<string, () => string> = {
      ArrowRight: () => addDays(value, forward),
      ArrowLeft: () => addDays(value, -forward),
      ArrowDown: () => addDays(value, 7),
      ArrowUp: () => addDays(value, -7),
      Home: () => weekStart(week, value),
      End: () => weekEnd(week, value),
      PageUp: () => monthsOn(value, calendar, -1),
      PageDown: () => monthsOn(value, calendar, 1),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    byKeys.current = true;
    onChange(step());
  };

  return (
    // ARIA pattern for calendars: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table className={styles.grid} role="grid" aria-label={label} ref={grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {firstFull.map((date) => {
            const { short, full } = weekday(date);
            return (
              <th key={date} scope="col" abbr={full} data-weekend={isWeekend(date, shownWeek) || undefined}>
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={weekStart(week, String(index))}>
            {week.map((date, place) => {
              // An empty cell has no date to use as a key.
              if (date === null) return <td key={`none ${place}`} />;
              const { text, sign, tone, label: words } = day(date);
              const chosen = date === value;
              return (
                <td key={date} data-weekend={isWeekend(date, shownWeek) || undefined}>
                  <button
                    type="button"
                    className={classNames(
                      stackClass(
                        0,
                        "items-center",
                        "full",
                        "sm",
                        "tabular",
                        tone === undefined ? "plain" : tones[tone],
                      ),
                      styles.day,
                    )}
                    aria-label={words}
                    aria-pressed={chosen}
                    aria-current={date === today ? "date" : undefined}
                    tabIndex={chosen ? 0 : -1}
                    onClick={() => onChange(date)}
                  >
                    <span>{text}</span>
                    {sign !== undefined && <span className={classNames(textClass("xxs"), styles.sign)}>{sign}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
