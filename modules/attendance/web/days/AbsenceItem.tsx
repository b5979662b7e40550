import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useAbsenceSpan } from "../absences/use-absence-span.ts";
import styles from "./Day.module.css";

export interface AbsenceItemProps {
  absence: Absence;
  /** Undefined if it cannot be cancelled. */
  onRemove?: (() => void) | undefined;
  /** Undefined if it cannot be shortened. */
  onShorten?: (() => void) | undefined;
}

const mutedText = textClass("flush", "sm", "muted", "anywhere");

export function AbsenceItem({ absence, onRemove, onShorten }: AbsenceItemProps) {
  const t = useTranslations("attendanceOfficer.absence");
  const days = useTranslations("attendanceDays");
  const locale = useLocale();
  const formats = useFormats();
  const span = useAbsenceSpan()(absence);
  const { kind, lookup, note, by, request } = absence;
  const facts = [
    ...(lookup === null ? [] : [isolated(nameIn(locale, lookup))]),
    ...(by === null ? [] : [days("byOfficer", { name: isolated(nameIn(locale, by)) })]),
    ...(request === null ? [] : [t("byRequest", { request: formats.number(Number(request), { useGrouping: false }) })]),
  ];
  return (
    <li className={styles.absence}>
      <div className={boxClass("shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush", "ink")}>
          {t(`kind.${kind}`)} · {span}
        </p>
        {facts.length > 0 && <p className={mutedText}>{facts.join(" · ")}</p>}
        {note !== null && (
          <p className={mutedText}>
            <q dir="auto">{note}</q>
          </p>
        )}
      </div>
      <div className={rowClass(1, "wrap", "justify-end")}>
        {onShorten !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("shortenOf", { kind: t(`kind.${kind}`) })}
            onClick={onShorten}
          >
            {t("shorten")}
          </Button>
        )}
        {onRemove !== undefined && (
          <Button variant="quietDanger" size="sm" onClick={onRemove}>
            {t(`remove.${kind}`)}
          </Button>
        )}
      </div>
    </li>
  );
}
