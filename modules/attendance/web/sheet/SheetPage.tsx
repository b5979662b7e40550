import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { OpenedDay } from "../days/DayDialog.tsx";
import { PeopleFilters } from "../days/PeopleFilters.tsx";
import { withoutDay } from "../days/search.ts";
import { isUnfinished, useRecomputations } from "../months/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { sheetQuery, readSheet } from "./api.ts";
import { DownloadSheet } from "./DownloadSheet.tsx";
import { MonthHead } from "./MonthHead.tsx";
import { dayStates, narrowed, type SheetSearch } from "./search.ts";
import styles from "./Sheet.module.css";
import { SheetContent } from "./SheetContent.tsx";

/** A month of all employees: one row per person, one cell per day, which opens it. */
export function SheetPage() {
  const t = useTranslations("attendanceOfficer");
  const days = useTranslations("attendanceDays.state");
  const today = usePresentDate();
  const search = useSearch({ from: "/app/admin/attendance/sheet" });
  const change = useSearchChange<SheetSearch>();
  const filters = withoutDay(search);
  const month = filters.month ?? today.slice(0, 7);
  const query = useQuery({ ...sheetQuery({ ...filters, month }), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  useDocumentTitle(t("sheet.title"));
  return (
    <>
      <PageHeading
        title={t("sheet.title")}
        subtitle={t("sheet.intro")}
        actions={<DownloadSheet search={filters} month={month} />}
      />
      <RecomputationNotice month={month} />
      <Card flush>
        <MonthHead month={month} isLocked={data?.isLocked === true && !isPlaceholderData} search={filters} />
        <PeopleFilters
          search={filters}
          state={{
            name: "state",
            label: t("filters.dayState"),
            any: t("filters.anyDayState"),
            options: dayStates.map((state) => ({ value: state, label: days(state) })),
          }}
          count={data === undefined ? null : t("people", { count: data.people })}
          whole={narrowed({}, { month: filters.month })}
        />
        {data !== undefined && !(isPlaceholderData && data.month !== month) ? (
          <SheetContent
            sheet={data}
            search={filters}
            busy={isPlaceholderData}
            onOpen={(of, date) => change((now) => ({ ...now, person: of, day: date }))}
          />
        ) : (
          <Loading
            query={query}
            label={t("sheet.loading")}
            shape={
              <div className={styles.waiting}>
                <SkeletonBlock height="28rem" />
              </div>
            }
            failed={t("sheet.failed")}
          />
        )}
      </Card>
      <OpenedDay search={search} />
    </>
  );
}

/** Shows that days of the month are being recomputed, and refetches the sheet at the end. */
function RecomputationNotice({ month }: { month: string }) {
  const t = useTranslations("attendanceOfficer.sheet");
  const queries = useQueryClient();
  const { data } = useRecomputations();
  const running = (data?.data ?? []).filter(
    (one) => isUnfinished(one) && one.from.slice(0, 7) <= month && one.to.slice(0, 7) >= month,
  );
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => void queries.invalidateQueries({ queryKey: [readSheet.path] });
  }, [isRunning, queries]);
  if (!isRunning) return null;
  const done = running.reduce((sum, one) => sum + one.done, 0);
  const count = running.reduce((sum, one) => sum + one.total, 0);
  return (
    <div className={boxClass("below-4")}>
      <Banner action={<Link to="/admin/attendance/months">{t("follow")}</Link>}>
        {t("computing", { done, count })}
      </Banner>
    </div>
  );
}
