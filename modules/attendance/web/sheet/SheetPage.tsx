import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { DayDialog } from "../days/DayDialog.tsx";
import { PeopleFilters } from "../days/PeopleFilters.tsx";
import { withoutDay } from "../days/search.ts";
import { usePresentDate } from "../use-present-date.ts";
import { sheetQuery } from "./api.ts";
import { DownloadSheet } from "./DownloadSheet.tsx";
import { MonthHead } from "./MonthHead.tsx";
import { RecomputationNotice } from "./RecomputationNotice.tsx";
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
