import { useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import type { TeamCalendar, TeamCell } from "#modules/team/contract/schemas.ts";
import { formatDate } from "#shared/dates.ts";
import { classNames } from "#ui/class-names.ts";
import { gridStep, type GridPlace } from "#ui/grid-step.ts";
import { textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { MemberName } from "../components/MemberName.tsx";
import type { Period } from "./plan-span.ts";
import { cellTones, useCellWords } from "../use-cell-words.ts";
import styles from "../components/Team.module.css";

export interface TeamDaysProps {
  calendar: TeamCalendar;
  dates: readonly string[];
  period: Period;
  today: string;
  busy: boolean;
  /** Absent for readers who may not open the days of others. */
  onOpen?: ((person: string, date: string) => void) | undefined;
}

export function cellClass(cell: TeamCell | undefined): string {
  const tone = cell === undefined ? "neutral" : cellTones[cell.state];
  return classNames(styles.cell, textClass("xs", "medium", tone === "neutral" ? "muted" : `tint-${tone}`));
}

/** A week in words or a month in letters: arrow keys move between days. Only the grid scrolls sideways. */
export function TeamGrid({ calendar, dates, period, today, busy, onOpen }: TeamDaysProps) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const presentation = usePresentation();
  const { direction } = useUi();
  const wordsOf = useCellWords();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const size = { rows: calendar.data.length, columns: dates.length };
  // A page may have fewer people than the previous one, and a month fewer dates.
  const row = Math.min(active.row, size.rows - 1);
  const column = Math.min(active.column, size.columns - 1);
  const chosen = calendar.data[row];
  const date = dates[column];

  function onKeyDown(event: KeyboardEvent): void {
    const next = gridStep(event, { row, column }, size, direction);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  return (
    <>
      <div className={styles.scroll} data-needs-width="">
        <table
          className={styles.grid}
          data-period={period}
          // The ARIA grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={t("calendar.title")}
          aria-busy={busy}
          ref={table}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {t("person")}
              </th>
              {dates.map((day) => (
                <th
                  key={day}
                  scope="col"
                  abbr={formats.date(day, "full")}
                  className={day === today ? styles.today : undefined}
                >
                  <span>{formats.date(day, period === "week" ? "weekday" : "weekdayShort")}</span>
                  <span className={textClass("sm", "ink", "medium")}>
                    {formatDate(presentation, day, "dayNumber", "gregory")}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.data.map(({ person, cells }, line) => {
              const byDate = new Map(cells.map((cell) => [cell.date, cell]));
              return (
                <tr key={person.id}>
                  <th scope="row" className={styles.name}>
                    <MemberName person={person} />
                  </th>
                  {dates.map((day, at) => {
                    const cell = byDate.get(day);
                    const words = wordsOf(cell);
                    return (
                      <td key={day} className={day === today ? styles.today : undefined}>
                        <button
                          type="button"
                          className={cellClass(cell)}
                          data-opens={onOpen === undefined ? undefined : ""}
                          data-part={cell?.isPart === true || undefined}
                          data-at={`${line} ${at}`}
                          title={words}
                          tabIndex={line === row && at === column ? 0 : -1}
                          onFocus={() => setActive({ row: line, column: at })}
                          onClick={() => onOpen?.(person.id, day)}
                        >
                          <VisuallyHidden>
                            {t("calendar.cell", { date: formats.date(day, "full"), words })}
                          </VisuallyHidden>
                          <span aria-hidden="true">
                            {cell !== undefined &&
                              (period === "week" ? t(`cells.${cell.state}`) : t(`letters.${cell.state}`))}
                          </span>
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {chosen !== undefined && date !== undefined && (
        // Screen readers read the cell.
        <p className={classNames(styles.note, styles.screenOnly, textClass("flush", "sm", "plain"))} aria-hidden="true">
          <bdi>{formats.name(chosen.person)}</bdi> · {formats.date(date, "full")}:{" "}
          {wordsOf(chosen.cells.find((cell) => cell.date === date))}
        </p>
      )}
    </>
  );
}
