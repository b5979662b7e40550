import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { monthsOn } from "../months/month-dates.ts";
import { useMonthName } from "../months/use-month-name.ts";
import type { TimesheetSearch } from "../mine/search.ts";
import { usePresentDate } from "../use-present-date.ts";
import { timesheetQuery } from "./api.ts";
import { Timesheet } from "./Timesheet.tsx";
import styles from "./Timesheet.module.css";

/** The timesheet of one's own month, or of a person whose days the reader may read. */
export function OwnTimesheetPage() {
  return <TimesheetPage search={useSearch({ from: "/app/attendance/timesheet" })} />;
}

/** The timesheet of any person, for officers. */
export function PersonTimesheetPage() {
  const t = useTranslations("attendanceTimesheet");
  const search = useSearch({ from: "/app/admin/attendance/timesheet" });
  if (search.person !== undefined) return <TimesheetPage search={search} />;
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <Card>
        <EmptyState
          title={t("nobodyTitle")}
          action={
            <Button renderLink={(slot) => <Link to="/admin/attendance/sheet" {...slot} />}>{t("toSheet")}</Button>
          }
        >
          {t("nobodyText")}
        </EmptyState>
      </Card>
    </>
  );
}

function TimesheetPage({ search }: { search: TimesheetSearch }) {
  const t = useTranslations("attendanceTimesheet");
  const today = usePresentDate();
  const { name } = useMonthName();
  const changeSearch = useSearchChange<TimesheetSearch>();
  const { month = today.slice(0, 7), person } = search;
  const query = useQuery({ ...timesheetQuery(month, person), placeholderData: keepPreviousData });
  const timesheet = query.isPlaceholderData ? undefined : query.data?.data;
  useDocumentTitle(t("title"));
  const move = (months: number) => (): void =>
    changeSearch((now) => ({ ...now, month: monthsOn(month, months) }), { replace: true });
  return (
    <>
      <div className={styles.tools}>
        <PageHeading
          title={t("title")}
          subtitle={t("intro")}
          actions={
            <Button variant="strong" disabled={timesheet === undefined} onClick={() => window.print()}>
              {t("print")}
            </Button>
          }
        />
      </div>
      <Card>
        <div className={classNames(styles.tools, rowClass(2, "align-center", "below-4"))}>
          <IconButton label={t("previous")} icon={<BackIcon />} onClick={move(-1)} />
          <p className={textClass("flush", "ink", "bold")} role="status">
            {name(month)}
          </p>
          <IconButton label={t("next")} icon={<ForwardIcon />} onClick={move(1)} />
        </div>
        {timesheet === undefined ? (
          <Loading query={query} label={t("loading")} shape="40rem" failed={t("failed")} />
        ) : (
          <Timesheet timesheet={timesheet} />
        )}
      </Card>
    </>
  );
}
