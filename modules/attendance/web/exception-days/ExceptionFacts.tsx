import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import type { ExceptionDay, ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { formatDate } from "#shared/dates.ts";
import { Badge } from "#ui/Badge.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";

type Part = { day: ExceptionDayInList };

/** A date with its Hijri date, or a first and a last one. */
export function DateSpan({ from, to }: { from: string; to: string | null }) {
  const presentation = usePresentation();
  const hijri = (date: string): string => formatDate(presentation, date, "medium", "islamic-umalqura");
  return (
    <>
      <span className={textClass("tabular", "nowrap")} dir="ltr">
        <time dateTime={from}>{from}</time>
        {to !== null && (
          <>
            {" – "}
            <time dateTime={to}>{to}</time>
          </>
        )}
      </span>
      <span className={textClass("block", "xs", "muted")}>
        {to === null ? hijri(from) : `${hijri(from)} – ${hijri(to)}`}
      </span>
    </>
  );
}

/** The dates with their Hijri dates; of a repeating day, the next ones. */
export function ExceptionDate({ day: { date, lastDate, nextDate, nextLastDate, repeats } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  return (
    <span className={stackClass(0, "items-start", "nowrap")}>
      <DateSpan from={nextDate ?? date} to={nextDate === null ? lastDate : nextLastDate} />
      {repeats !== "none" && <span className={textClass("xs", "muted")}>{t(`every.${repeats}`)}</span>}
    </span>
  );
}

export function ExceptionKind({ day: { workDay, start, end } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const { clock } = useFormats();
  return (
    <span className={stackClass(1, "items-start", "nowrap")}>
      <Badge tone={workDay ? "action" : "info"}>{t(workDay ? "work" : "off")}</Badge>
      {start !== null && end !== null && (
        <span className={textClass("xs", "muted")} dir="ltr">
          {clock(start)} – {clock(end)}
        </span>
      )}
    </span>
  );
}

type Named = Pick<ExceptionDay, "nameAr" | "nameEn" | "reason" | "date">;

/** Returns the name of an exception day, else its reason, else its date. */
export function useExceptionName(): (day: Named) => string {
  const t = useTranslations("attendanceRules.exceptionDays");
  const formats = useFormats();
  return (day) => {
    const own = formats.name(day);
    if (own !== "") return own;
    return day.reason === null ? t("unnamed", { date: day.date }) : formats.name(day.reason);
  };
}
