import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { DayDialog } from "../days/DayDialog.tsx";
import { PeopleFilters } from "../days/PeopleFilters.tsx";
import { withoutDay } from "../days/search.ts";
import { isUnfinished } from "../months/api.ts";
import { useRecomputations } from "../months/use-recomputations.ts";
import { usePresentDate } from "../use-present-date.ts";
import { sheetQuery, readSheet } from "./api.ts";
import { DownloadSheet } from "./DownloadSheet.tsx";
import { MonthHead } from "./MonthHead.tsx";
import { dayStates, narrowed, type SheetSearch } from "./search.ts";
import styles from "./Sheet.module.css";
import { SheetContent } from "./SheetContent.tsx";

const address = "/admin/attendance/sheet";

/** A month of everybody: a row a person, a cell a day, each leading to what happened. */
export function SheetPage() {
  const t = useTranslations("attendanceOfficer");
  const days = useTranslations("attendanceDays.state");
  const today = usePresentDate();
  const search = useSearch({ from: "/app/admin/attendance/sheet" });
  const navigate = useNavigate();
  const { person, day } = search;
  const filters = withoutDay(search);
  const month = filters.month ?? today.slice(0, 7);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...sheetQuery({ ...filters, month }),
    placeholderData: keepPreviousData,
  });
  useDocumentTitle(t("sheet.title"));
  const go = (next: SheetSearch, replace = false): void =>
    void navigate({ to: address, search: next, replace, resetScroll: false });
  const open = (personId: string, date: string): void => go({ ...filters, person: personId, day: date });
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
          <SheetContent sheet={data} search={filters} busy={isPlaceholderData} onOpen={open} />
        ) : error === null || isPlaceholderData ? (
          <div className={styles.waiting}>
            <Skeleton label={t("sheet.loading")}>
              <SkeletonBlock height="28rem" />
            </Skeleton>
          </div>
        ) : (
          <LoadFailure title={t("sheet.failed")} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
      {person !== undefined && day !== undefined && (
        <DayDialog
          person={person}
          date={day}
          onDate={(date) => go({ ...search, day: date }, true)}
          onClose={() => go(filters)}
        />
      )}
    </>
  );
}

/** Says that days of a month are being computed again, and reads the sheet once more when that is over. */
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
