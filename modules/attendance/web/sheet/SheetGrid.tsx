import { useCallback, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { gridStep, type GridPlace } from "#ui/grid-step.ts";
import { textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import styles from "./Sheet.module.css";
import { SheetRow } from "./SheetRow.tsx";
import { useCellWords } from "./use-cell-words.ts";
import { useColumns } from "./use-columns.ts";

export interface SheetDaysProps {
  sheet: Sheet;
  busy: boolean;
  onOpen: (person: string, date: string) => void;
}

const totals = ["present", "absent", "late", "worked"] as const;

/** The month as a grid: arrow keys move between days, Enter opens one. Only the grid scrolls sideways. */
export function SheetGrid({ sheet, busy, onOpen }: SheetDaysProps) {
  const t = useTranslations("attendanceOfficer");
  const locale = useLocale();
  const { direction } = useUi();
  const table = useRef<HTMLTableElement>(null);
  const columns = useColumns(sheet.month);
  const wordsOf = useCellWords();
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const size = { rows: sheet.data.length, columns: columns.length };
  // The keys move the focus themselves: the same cell is not rendered again.
  const choose = useCallback(
    (place: GridPlace) =>
      setActive((before) => (before.row === place.row && before.column === place.column ? before : place)),
    [],
  );
  // A page may have fewer people than the previous one.
  const row = Math.min(active.row, size.rows - 1);
  const chosen = sheet.data[row];
  const date = columns[active.column];

  function onKeyDown(event: KeyboardEvent): void {
    const next = gridStep(event, { row, column: active.column }, size, direction);
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
          // The ARIA grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={t("sheet.title")}
          aria-busy={busy}
          ref={table}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t("person")}
              </th>
              {columns.map(({ date: day, weekday, number, otherNumber, full, isToday }) => (
                <th key={day} scope="col" abbr={full} className={classNames(styles.date, isToday && styles.today)}>
                  <span>{weekday}</span>
                  <span className={textClass("sm", "ink", "medium")}>{number}</span>
                  <span>{otherNumber}</span>
                </th>
              ))}
              {totals.map((total) => (
                <th key={total} scope="col" className={styles.total}>
                  {t(`sheet.total.${total}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.data.map((line, index) => (
              <SheetRow
                key={line.person.id}
                line={line}
                row={index}
                columns={columns}
                activeColumn={index === row ? active.column : null}
                onFocus={choose}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosen !== undefined && date !== undefined && (
        // Screen readers read the cell.
        <p className={classNames(styles.readout, textClass("flush", "sm", "plain"))} aria-hidden="true">
          <bdi>{nameIn(locale, chosen.person)}</bdi> · {date.full}:{" "}
          {wordsOf(chosen.cells.find((cell) => cell.date === date.date))}
        </p>
      )}
    </>
  );
}
