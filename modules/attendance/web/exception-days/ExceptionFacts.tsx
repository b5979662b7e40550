import { useTranslations } from "use-intl";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { formatDate } from "#shared/dates.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { textClass } from "#ui/primitives.ts";
import styles from "./ExceptionFacts.module.css";

type Part = { day: ExceptionDayInList };

/** A date in figures, with that of the Hijri calendar; of a repeated one, the next. */
export function ExceptionDate({ day: { date, nextDate, repeats } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const presentation = usePresentation();
  const shown = nextDate ?? date;
  return (
    <>
      <time className={styles.date} dateTime={shown} dir="ltr">
        {shown}
      </time>
      <span className={textClass("block", "xs", "muted", "nowrap")}>
        {formatDate(presentation, shown, "medium", "islamic-umalqura")}
      </span>
      {repeats !== "none" && (
        <span className={textClass("block", "xs", "muted", "nowrap")}>{t(`every.${repeats}`)}</span>
      )}
    </>
  );
}

/** Whether one works on it, and when. */
export function ExceptionKind({ day: { workDay, start, end } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const { clock } = useFormats();
  return (
    <>
      <Badge tone={workDay ? "action" : "info"}>{t(workDay ? "work" : "off")}</Badge>
      {start !== null && end !== null && (
        <span className={styles.hours} dir="ltr">
          {clock(start)} – {clock(end)}
        </span>
      )}
    </>
  );
}

/** For whom it is. */
export function ExceptionSubjects({ day: { everyone, roles, userCount, someUsers } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const locale = useLocale();
  const formats = useFormats();
  if (everyone) return t("everyone");
  const names = [...roles, ...someUsers].map((each) => isolated(nameIn(locale, each)));
  const others = userCount - someUsers.length;
  return formats.list(others > 0 ? [...names, t("others", { count: others })] : names);
}
