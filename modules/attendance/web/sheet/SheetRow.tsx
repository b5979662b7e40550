import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { classNames } from "#ui/class-names.ts";
import type { GridPlace } from "#ui/grid-step.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { cellStyleOf, letterClass, toneOf } from "./present-cell.ts";
import styles from "./Sheet.module.css";
import { useCellWords, useTotalTexts } from "./use-cell-words.ts";
import type { SheetColumn } from "./use-columns.ts";

export interface SheetRowProps {
  line: Sheet["data"][number];
  row: number;
  columns: readonly SheetColumn[];
  /** The column of the cell in the tab order; null in all other rows. */
  activeColumn: number | null;
  onFocus: (place: GridPlace) => void;
  onOpen: (person: string, date: string) => void;
}

/** Memoized, as a page has more than a thousand cells. */
export const SheetRow = memo(function SheetRow({ line, row, columns, activeColumn, onFocus, onOpen }: SheetRowProps) {
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
              className={letterClass}
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
      <td className={styles.total}>{present}</td>
      <td className={styles.total}>{absent}</td>
      <td className={styles.total}>{late}</td>
      <td className={styles.total}>{worked}</td>
    </tr>
  );
});
