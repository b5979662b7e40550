import { DownloadMenu } from "#kit/tables/DownloadMenu.tsx";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { endpoint, type CallInput } from "#client/api.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { useHolds } from "#client/use-holds.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { sheetRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LockIcon } from "#ui/icons.ts";
import type { LinkSlot } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { OpenedDay } from "../days/DayDialog.tsx";
import { PeopleFilters } from "../days/PeopleFilters.tsx";
import { changesDaysOf, useRecomputations } from "../months/api.ts";
import { MonthHead } from "../months/MonthHead.tsx";
import { shownDayStates, narrowedSheet, withoutDay, type SheetSearch } from "../search.ts";
import { usePresentDate } from "../use-present-date.ts";
import { ChosenBar } from "./ChosenBar.tsx";
import styles from "./Sheet.module.css";
import { SheetContent } from "./SheetContent.tsx";
import { useChosenDays } from "./use-chosen-days.ts";

/** The response is JSON, CSV or XLSX, which has no type in the contract. */
const readSheet = endpoint(sheetRoutes.readSheet);

const sheetQuery = (query: CallInput<typeof sheetRoutes.readSheet>["query"]) => ({
  queryKey: [readSheet.path, { query }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readSheet({ query }, { signal }) as Promise<unknown> as Promise<Sheet>,
});

/** A month of all employees: one row per person, one cell per day, which opens it. */
export function SheetPage() {
  const t = useTranslations("attendanceOfficer");
  const days = useTranslations("attendanceDays.state");
  const choose = useTranslations("attendanceBulk.choose");
  const today = usePresentDate();
  const search = useSearch({ from: "/app/admin/attendance/sheet" });
  const change = useSearchChange<SheetSearch>();
  const filters = withoutDay(search);
  const { cursor: _, ...exported } = filters;
  const month = filters.month ?? today.slice(0, 7);
  const query = useQuery({ ...sheetQuery({ ...filters, month }), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const manages = useHolds("attendance.manage");
  const chosenDays = useChosenDays(month, manages !== null);
  const linkTo = (other: string | undefined) => (slot: LinkSlot) => (
    <Link
      to="/admin/attendance/sheet"
      search={narrowedSheet(filters, { month: other })}
      resetScroll={false}
      {...slot}
    />
  );
  useDocumentTitle(t("sheet.title"));
  return (
    <>
      <PageHeading
        title={t("sheet.title")}
        subtitle={t("sheet.intro")}
        actions={
          <>
            <Button variant="quiet" renderLink={(slot) => <Link to="/admin/attendance/sheet/corrections" {...slot} />}>
              {choose("list")}
            </Button>
            <DownloadMenu
              variant="soft"
              from={readSheet}
              input={{ query: { ...exported, month } }}
              file={t("sheet.file", { month })}
            />
            {chosenDays.canChoose && (
              <Button aria-pressed={chosenDays.isOn} onClick={chosenDays.isOn ? chosenDays.stop : chosenDays.start}>
                {choose("start")}
              </Button>
            )}
          </>
        }
      />
      {manages === "whole" && <RecomputationNotice month={month} />}
      <Card flush>
        <MonthHead month={month} linkTo={linkTo}>
          {filters.month !== undefined && (
            <Button size="sm" variant="quiet" renderLink={linkTo(undefined)}>
              {t("sheet.thisMonth")}
            </Button>
          )}
          {data?.isLocked === true && !isPlaceholderData && <Badge icon={<LockIcon />}>{t("sheet.locked")}</Badge>}
        </MonthHead>
        <PeopleFilters
          search={filters}
          state={{
            name: "state",
            label: t("filters.dayState"),
            any: t("filters.anyDayState"),
            options: shownDayStates.map((state) => ({ value: state, label: days(state) })),
          }}
          count={data === undefined ? null : t("people", { count: data.people })}
          whole={narrowedSheet({}, { month: filters.month })}
        />
        {data !== undefined && !(isPlaceholderData && data.month !== month) ? (
          <SheetContent
            sheet={data}
            search={filters}
            busy={isPlaceholderData}
            days={chosenDays}
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
      <ChosenBar days={chosenDays} />
      <OpenedDay search={search} />
    </>
  );
}

/** Shows that days of the month are being recomputed, and refetches the sheet at the end. */
function RecomputationNotice({ month }: { month: string }) {
  const t = useTranslations("attendanceOfficer.sheet");
  const queries = useQueryClient();
  const { data } = useRecomputations();
  const running = (data?.data ?? []).filter(changesDaysOf(month));
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
