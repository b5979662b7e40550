import { useTranslations } from "use-intl";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { formatDate } from "#shared/dates.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";

type Part = { day: ExceptionDayInList };

/** The date with its Hijri date; for a repeating day, the next date. */
export function ExceptionDate({ day: { date, nextDate, repeats } }: Part) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const presentation = usePresentation();
  const shown = nextDate ?? date;
  return (
    <span className={stackClass(0, "items-start", "nowrap")}>
      <time className={textClass("tabular")} dateTime={shown} dir="ltr">
        {shown}
      </time>
      <span className={textClass("xs", "muted")}>{formatDate(presentation, shown, "medium", "islamic-umalqura")}</span>
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

type Reached = { day: Pick<ExceptionDayInList, "everyone" | "roles" | "userCount" | "someUsers"> };

/** The people and roles of a rule; empty if it names none. */
export function ExceptionSubjects({ day: { everyone, roles, userCount, someUsers } }: Reached) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const locale = useLocale();
  const formats = useFormats();
  if (everyone) return t("everyone");
  const names = [...roles, ...someUsers].map((each) => isolated(nameIn(locale, each)));
  const others = userCount - someUsers.length;
  return formats.list(others > 0 ? [...names, t("others", { count: others })] : names);
}
