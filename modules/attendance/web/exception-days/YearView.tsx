import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import { SubjectsText } from "#kit/pickers/SubjectsText.tsx";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { formatDate } from "#shared/dates.ts";
import { otherCalendar } from "#shared/presentation.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { exceptionDayApi } from "../rules/api.ts";
import { useRuleRights } from "../rules/use-rule-rights.ts";
import { parameterOf } from "./exception-values.ts";
import { ExceptionKind, useExceptionName } from "./ExceptionFacts.tsx";
import styles from "./YearView.module.css";

/** Maximum number of days. */
const maxDays = 100;

type Coming = ExceptionDayInList & { nextDate: string };

/** The coming days by month of the reader's calendar; a repeating one at its next date. */
export function YearView({ today }: { today: string }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const formats = useFormats();
  const { mayAdd } = useRuleRights("exceptionDay");
  const query = useQuery(exceptionDayApi.list({ from: today, isActive: "true", limit: maxDays }));
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
            mayAdd && (
              <Button renderLink={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}>
                {t("add")}
              </Button>
            )
          }
        >
          {t("noneComingText")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={gridClass(24, 4, "fill", "align-start")}>
      {[...Map.groupBy(coming, ({ nextDate }) => formats.date(nextDate, "month"))].map(([month, days]) => (
        <Card key={month} title={month}>
          <ul className={stackClass(4, "list")}>
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
  const t = useTranslations("attendanceRules.exceptionDays");
  const presentation = usePresentation();
  const formats = useFormats();
  const nameOf = useExceptionName();
  const other = otherCalendar(presentation.calendar);
  return (
    <li className={rowClass(4, "align-start")}>
      <time className={classNames(styles.date, textClass("rigid", "text-center"))} dateTime={day.nextDate}>
        <span className={textClass("block", "xl", "ink", "bold", "tight")}>
          {formats.date(day.nextDate, "dayNumber")}
        </span>
        <span className={textClass("block", "xs", "muted")}>{formats.date(day.nextDate, "weekday")}</span>
      </time>
      <div className={boxClass("grows")}>
        <Link
          className={classNames(styles.name, textClass("block", "ink", "medium"))}
          to="/admin/attendance/exceptionDay/$id/edit"
          params={{ id: day.id }}
          search={{ exceptionDay: parameterOf(day) }}
        >
          <bdi>{nameOf(day)}</bdi>
        </Link>
        <span className={textClass("block", "xs", "muted")}>
          {formatDate(presentation, day.nextDate, "long", other)}
          {day.nextLastDate !== null && (
            <> {t("until", { date: isolated(formats.date(day.nextLastDate, "medium")) })}</>
          )}
        </span>
        <span className={textClass("block", "xs", "muted")}>
          <SubjectsText rule={day} />
        </span>
      </div>
      <div>
        <ExceptionKind day={day} />
      </div>
    </li>
  );
}
