import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { dayKey } from "./find-rectangle.ts";
import {
  cellStyleOf,
  letterClass,
  toneOf,
  useCellWords,
  useColumns,
  useTotalTexts,
  type SheetColumn,
} from "./present-cell.ts";
import type { SheetDaysProps } from "./SheetGrid.tsx";
import styles from "./PersonCards.module.css";

interface CardProps extends Pick<SheetDaysProps, "onOpen" | "days"> {
  line: Sheet["data"][number];
  columns: readonly SheetColumn[];
}

function PersonCard({ line: { person, cells, totals }, columns, days, onOpen }: CardProps) {
  const t = useTranslations("attendanceOfficer.sheet");
  const formats = useFormats();
  const wordsOf = useCellWords();
  const daysId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const byDate = new Map(cells.map((cell) => [cell.date, cell]));
  const name = formats.name(person);
  const texts = useTotalTexts()(totals);
  return (
    <li className={classNames(styles.card, stackClass(3))}>
      <div className={rowClass(2, "align-center", "between", "shrinks")}>
        <PersonName person={person} />
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={daysId}
          aria-label={t(isOpen ? "hideDaysOf" : "daysOf", { name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "hideDays" : "showDays")}
        </Button>
      </div>
      {!isOpen && (
        // The totals below contain the same in numbers.
        <div className={styles.strip} aria-hidden="true">
          {columns.map(({ date }) => {
            const cell = byDate.get(date);
            return <span key={date} data-tone={cell === undefined ? undefined : toneOf[cellStyleOf(cell)]} />;
          })}
        </div>
      )}
      <div id={daysId} className={styles.days} hidden={!isOpen}>
        {isOpen &&
          columns.map(({ date, full, number, weekday }) => {
            const cell = byDate.get(date);
            const face = cell === undefined ? null : cellStyleOf(cell);
            return (
              <button
                key={date}
                type="button"
                className={letterClass(face)}
                aria-pressed={days.isOn ? days.chosen.has(dayKey(person.id, date)) : undefined}
                onClick={() => (days.isOn ? days.toggle(dayKey(person.id, date)) : onOpen(person.id, date))}
              >
                <VisuallyHidden>{t("cell", { date: full, words: wordsOf(cell) })}</VisuallyHidden>
                <span className={textClass("xxs", "muted", "normal")} aria-hidden="true">
                  {weekday} {number}
                </span>
                <span aria-hidden="true">{face !== null && t(`letter.${face}`)}</span>
              </button>
            );
          })}
      </div>
      <Facts layout="columns" className={styles.totals}>
        {(["present", "absent", "late", "worked"] as const).map((total) => (
          <Fact key={total} name={t(`total.${total}`)}>
            {texts[total]}
          </Fact>
        ))}
      </Facts>
    </li>
  );
}

/** A card per person on narrow screens: the month as a strip, its totals, and its days as buttons. */
export function PersonCards({ sheet, busy, days, onOpen }: SheetDaysProps) {
  const columns = useColumns(sheet.month);
  return (
    <ul className={boxClass("list")} aria-busy={busy}>
      {sheet.data.map((line) => (
        <PersonCard key={line.person.id} line={line} columns={columns} days={days} onOpen={onOpen} />
      ))}
    </ul>
  );
}
