import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { formatDate } from "#shared/dates.ts";
import { otherCalendar } from "#shared/presentation.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { exceptionDaysQuery } from "../rules/api.ts";
import { Loading } from "#kit/Loading.tsx";
import { parameterOf } from "./exception-values.ts";
import { ExceptionKind, ExceptionSubjects } from "./ExceptionFacts.tsx";
import { useExceptionName } from "./use-exception-name.ts";
import styles from "./YearView.module.css";

/** As many as are read of those to come. */
const most = 100;

type Coming = ExceptionDayInList & { nextDate: string };

/** What comes, month by month of the reader's calendar; a repeated one stands at its next date. */
export function YearView({ today }: { today: string }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const formats = useFormats();
  const query = useQuery(exceptionDaysQuery({ from: today, isActive: "true", limit: most }));
  const { data } = query;
  if (data === undefined) return <Loading query={query} label={t("loading")} shape="20rem" failed={t("failed")} />;
  const coming = data.data
    .filter((day): day is Coming => day.nextDate !== null)
    .toSorted((one, other) => one.nextDate.localeCompare(other.nextDate, "en"));
  if (coming.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("noneComingTitle")}
          action={
            <Button renderLink={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}>
              {t("add")}
            </Button>
          }
        >
          {t("noneComingText")}
        </EmptyState>
      </Card>
    );
  }
  const months = new Map<string, Coming[]>();
  for (const day of coming) {
    const month = formats.date(day.nextDate, "month");
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return (
    <div className={styles.months}>
      {[...months].map(([month, days]) => (
        <Card key={month} title={month}>
          <ul className={styles.days}>
            {days.map((day) => (
              <Day key={day.id} day={day} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function Day({ day }: { day: Coming }) {
  const presentation = usePresentation();
  const formats = useFormats();
  const nameOf = useExceptionName();
  const other = otherCalendar(presentation.calendar);
  return (
    <li className={styles.day}>
      <time className={styles.date} dateTime={day.nextDate}>
        <span className={styles.number}>{formats.date(day.nextDate, "dayNumber")}</span>
        <span className={styles.weekday}>{formats.date(day.nextDate, "weekday")}</span>
      </time>
      <div className={styles.facts}>
        <Link
          className={styles.name}
          to="/admin/attendance/exceptionDay/$id/edit"
          params={{ id: day.id }}
          search={{ exceptionDay: parameterOf(day) }}
        >
          <bdi>{nameOf(day)}</bdi>
        </Link>
        <span className={styles.quiet}>{formatDate(presentation, day.nextDate, "long", other)}</span>
        <span className={styles.quiet}>
          <ExceptionSubjects day={day} />
        </span>
      </div>
      <div>
        <ExceptionKind day={day} />
      </div>
    </li>
  );
}
