import { memo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { classNames } from "#ui/class-names.ts";
import type { GridPlace } from "#ui/grid-step.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { useDurationText } from "../use-duration-text.ts";
import { faceOf, toneOf } from "./cell-face.ts";
import styles from "./Sheet.module.css";
import { useCellWords } from "./use-cell-words.ts";
import type { SheetColumn } from "./use-columns.ts";

export interface SheetRowProps {
  line: Sheet["data"][number];
  row: number;
  columns: readonly SheetColumn[];
  /** The column whose cell takes part in the order of Tab; null in all other rows. */
  activeColumn: number | null;
  onFocus: (place: GridPlace) => void;
  onOpen: (person: string, date: string) => void;
}

/** A person's month; drawn again only when something of it changes, since a page has a thousand cells and more. */
export const SheetRow = memo(function SheetRow({ line, row, columns, activeColumn, onFocus, onOpen }: SheetRowProps) {
  const t = useTranslations("attendanceOfficer.sheet");
  const formats = useFormats();
  const duration = useDurationText();
  const wordsOf = useCellWords();
  const { person, totals } = line;
  const cells = new Map(line.cells.map((cell) => [cell.date, cell]));
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PersonName person={person} size="sm" />
      </th>
      {columns.map(({ date, full, isToday }, column) => {
        const cell = cells.get(date);
        const face = cell === undefined ? null : faceOf(cell);
        const words = wordsOf(cell);
        return (
          <td key={date} className={classNames(styles.day, isToday && styles.today)}>
            <button
              type="button"
              className={styles.letter}
              data-tone={face === null ? undefined : toneOf[face]}
              data-open={cell?.provisional === true || undefined}
              data-at={`${row} ${column}`}
              title={words}
              tabIndex={column === activeColumn ? 0 : -1}
              onFocus={() => onFocus({ row, column })}
              onClick={() => onOpen(person.id, date)}
            >
              <VisuallyHidden>{t("cell", { date: full, words })}</VisuallyHidden>
              <span aria-hidden="true">{face !== null && t(`letter.${face}`)}</span>
            </button>
          </td>
        );
      })}
      <td className={styles.total}>{formats.figure(totals.presentDays)}</td>
      <td className={styles.total}>{formats.figure(totals.absentDays)}</td>
      <td className={styles.total}>
        {totals.lateTimes === 0
          ? formats.figure(0)
          : t("times", { count: totals.lateTimes, duration: duration(totals.lateMinutes) })}
      </td>
      <td className={styles.total}>
        {t("share", { worked: duration(totals.workedMinutes), required: duration(totals.requiredMinutes) })}
      </td>
    </tr>
  );
});
