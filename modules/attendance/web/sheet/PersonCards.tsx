import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { useDurationText } from "../use-duration-text.ts";
import { faceOf, toneOf } from "./cell-face.ts";
import type { SheetContentProps } from "./SheetContent.tsx";
import styles from "./PersonCards.module.css";
import sheetStyles from "./Sheet.module.css";
import { useCellWords } from "./use-cell-words.ts";
import { useColumns, type SheetColumn } from "./use-columns.ts";

interface CardProps {
  line: Sheet["data"][number];
  columns: readonly SheetColumn[];
  onOpen: (person: string, date: string) => void;
}

function PersonCard({ line: { person, cells, totals }, columns, onOpen }: CardProps) {
  const t = useTranslations("attendanceOfficer.sheet");
  const locale = useLocale();
  const formats = useFormats();
  const duration = useDurationText();
  const wordsOf = useCellWords();
  const daysId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const byDate = new Map(cells.map((cell) => [cell.date, cell]));
  const name = nameIn(locale, person);
  const late =
    totals.lateTimes === 0
      ? formats.figure(0)
      : t("times", { count: totals.lateTimes, duration: duration(totals.lateMinutes) });
  return (
    <li className={styles.card}>
      <div className={rowClass(2, "align-center", "between", "shrinks")}>
        <PersonName person={person} />
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={daysId}
          aria-label={t("daysOf", { name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "hideDays" : "showDays")}
        </Button>
      </div>
      {!isOpen && (
        // The sums below say it in numbers.
        <div className={styles.strip} aria-hidden="true">
          {columns.map(({ date }) => {
            const cell = byDate.get(date);
            return <span key={date} data-tone={cell === undefined ? undefined : toneOf[faceOf(cell)]} />;
          })}
        </div>
      )}
      <div id={daysId} className={styles.days} hidden={!isOpen}>
        {isOpen &&
          columns.map(({ date, full, number, weekday }) => {
            const cell = byDate.get(date);
            const face = cell === undefined ? null : faceOf(cell);
            return (
              <button
                key={date}
                type="button"
                className={sheetStyles.letter}
                data-tone={face === null ? undefined : toneOf[face]}
                onClick={() => onOpen(person.id, date)}
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
        <Fact name={t("total.present")}>{formats.figure(totals.presentDays)}</Fact>
        <Fact name={t("total.absent")}>{formats.figure(totals.absentDays)}</Fact>
        <Fact name={t("total.late")}>{late}</Fact>
        <Fact name={t("total.worked")}>
          {t("share", { worked: duration(totals.workedMinutes), required: duration(totals.requiredMinutes) })}
        </Fact>
      </Facts>
    </li>
  );
}

/** A card a person, for narrow screens: the month as a strip, its sums, and the days to press. */
export function PersonCards({ sheet, busy, onOpen }: Omit<SheetContentProps, "search">) {
  const columns = useColumns(sheet.month);
  return (
    <ul className={boxClass("list")} aria-busy={busy}>
      {sheet.data.map((line) => (
        <PersonCard key={line.person.id} line={line} columns={columns} onOpen={onOpen} />
      ))}
    </ul>
  );
}
