import { memo, useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { classNames } from "#ui/class-names.ts";
import { gridStep, type GridPlace } from "#ui/grid-step.ts";
import { textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { dayKey } from "./find-rectangle.ts";
import { cellStyleOf, letterClass, useCellWords, useColumns, useTotalTexts, type SheetColumn } from "./present-cell.ts";
import styles from "./Sheet.module.css";
import { useRectangle, type ChosenDays } from "./use-chosen-days.ts";

export interface SheetDaysProps {
  sheet: Sheet;
  busy: boolean;
  days: ChosenDays;
  onOpen: (person: string, date: string) => void;
}

type Press = Pick<MouseEvent, "shiftKey" | "ctrlKey" | "metaKey">;

const totals = ["present", "absent", "late", "worked"] as const;

/**
 * The month as a grid: arrow keys move between days, Enter opens one. For those who may correct days, Space chooses one,
 * Shift with arrows or a press a rectangle. Only the grid scrolls sideways.
 */
export function SheetGrid({ sheet, busy, days, onOpen }: SheetDaysProps) {
  const t = useTranslations("attendanceOfficer");
  const formats = useFormats();
  const { direction } = useUi();
  const table = useRef<HTMLTableElement>(null);
  const columns = useColumns(sheet.month);
  const wordsOf = useCellWords();
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const size = { rows: sheet.data.length, columns: columns.length };
  const people = sheet.data.map(({ person }) => person.id);
  const dates = columns.map(({ date: day }) => day);
  const rectangle = useRectangle({ people, dates }, days);
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

  const here = { row, column: active.column };
  /** Where the last press or key was. */
  const last = useRef<GridPlace>(here);

  function toggle(place: GridPlace): void {
    const key = dayKey(people[place.row] ?? "", dates[place.column] ?? "");
    days.toggle(key);
    rectangle.begin(place, new Set([...days.chosen].filter((other) => other !== key)));
  }

  function onPress(place: GridPlace, { shiftKey, ctrlKey, metaKey }: Press): void {
    // A press moves the focus first, so the active day is the pressed one already.
    const chooses = days.canChoose && (days.isOn || shiftKey || ctrlKey || metaKey);
    if (!chooses) onOpen(people[place.row] ?? "", dates[place.column] ?? "");
    else if (shiftKey) rectangle.extend(last.current, place);
    else toggle(place);
    last.current = place;
    choose(place);
  }
  // The rows are not rendered again for another press.
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const press = useCallback((place: GridPlace, event: Press) => latest.current(place, event), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === " " || event.key === "Enter") {
      // The button's own press would open the day.
      event.preventDefault();
      if (event.repeat) return;
      if (event.key === " " && days.canChoose) toggle(here);
      else onOpen(people[row] ?? "", dates[active.column] ?? "");
      return;
    }
    const next = gridStep(event, here, size, direction);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey && days.canChoose) rectangle.extend(here, next);
    else rectangle.end();
    last.current = next;
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
          onKeyUp={(event) => {
            if (event.key === " ") event.preventDefault();
          }}
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
                chosen={
                  days.isOn ? dates.filter((day) => days.chosen.has(dayKey(line.person.id, day))).join(" ") : null
                }
                onFocus={choose}
                onPress={press}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosen !== undefined && date !== undefined && (
        // Screen readers read the cell.
        <p className={classNames(styles.readout, textClass("flush", "sm", "plain"))} aria-hidden="true">
          <bdi>{formats.name(chosen.person)}</bdi> · {date.full}:{" "}
          {wordsOf(chosen.cells.find((cell) => cell.date === date.date))}
        </p>
      )}
    </>
  );
}

interface SheetRowProps {
  line: Sheet["data"][number];
  row: number;
  columns: readonly SheetColumn[];
  /** The column of the cell in the tab order; null in all other rows. */
  activeColumn: number | null;
  /** The chosen dates of the person; null unless days are being chosen. */
  chosen: string | null;
  onFocus: (place: GridPlace) => void;
  onPress: (place: GridPlace, event: Press) => void;
}

/** Memoized, as a page has more than a thousand cells. */
const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { line, row, columns, activeColumn, chosen, onFocus, onPress } = props;
  const t = useTranslations("attendanceOfficer.sheet");
  const wordsOf = useCellWords();
  const { person } = line;
  const { present, absent, late, worked } = useTotalTexts()(line.totals);
  const cells = new Map(line.cells.map((cell) => [cell.date, cell]));
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PersonName person={person} size="sm" />
      </th>
      {columns.map(({ date, full, isToday }, column) => {
        const cell = cells.get(date);
        const face = cell === undefined ? null : cellStyleOf(cell);
        const words = wordsOf(cell);
        return (
          <td key={date} className={classNames(styles.day, isToday && styles.today)}>
            <button
              type="button"
              className={letterClass(face)}
              data-open={cell?.provisional === true || undefined}
              data-at={`${row} ${column}`}
              title={words}
              tabIndex={column === activeColumn ? 0 : -1}
              onFocus={() => onFocus({ row, column })}
              aria-pressed={chosen?.includes(date)}
              onClick={(event) => onPress({ row, column }, event)}
            >
              <VisuallyHidden>{t("cell", { date: full, words })}</VisuallyHidden>
              <span aria-hidden="true">{face !== null && t(`letter.${face}`)}</span>
            </button>
          </td>
        );
      })}
      <td className={styles.total}>{present}</td>
      <td className={styles.total}>{absent}</td>
      <td className={styles.total}>{late}</td>
      <td className={styles.total}>{worked}</td>
    </tr>
  );
});
