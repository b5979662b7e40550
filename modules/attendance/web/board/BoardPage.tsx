import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { boardRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Board } from "#modules/attendance/contract/schemas-officer.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { OpenedDay } from "../days/DayDialog.tsx";
import { PeopleFilters } from "../days/PeopleFilters.tsx";
import { boardStates, narrowedBoard, sumOf, withoutDay, type BoardSearch } from "../search.ts";
import styles from "./Board.module.css";
import { BoardTable } from "./BoardTable.tsx";
import { Groups } from "./Groups.tsx";

const readBoard = endpoint(boardRoutes.readBoard);

/** Milliseconds between refetches while the page is visible. */
const pace = 4000;

/** Current attendance: counts that filter the list, with locations and departments; refetched periodically. */
export function BoardPage() {
  const t = useTranslations("attendanceOfficer");
  const formats = useFormats();
  const problemText = useProblemText();
  const search = useSearch({ from: "/app/admin/attendance/board" });
  const filters = withoutDay(search);
  const query = useQuery({
    ...queryOf(readBoard, { query: filters }, { staleTime: 0, refetchOnWindowFocus: true }),
    refetchInterval: pace,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  useDocumentTitle(t("board.title"));
  const countOf = (counts: Board["counts"]): string =>
    t("people", { count: filters.state === undefined ? sumOf(counts) : counts[filters.state] });
  return (
    <>
      <PageHeading
        title={t("board.title")}
        subtitle={t("board.intro")}
        actions={
          data !== undefined && (
            <span
              className={classNames(styles.asOf, rowClass(2, "inline", "align-center", "sm", "muted"))}
              data-live={error === null || undefined}
            >
              {t("board.asOf", { time: formats.time(data.at) })}
            </span>
          )
        }
      />
      <div className={stackClass(5)}>
        {data !== undefined && error !== null && (
          <Banner tone="warning">{t("board.stale", { reason: problemText(error) })}</Banner>
        )}
        {data !== undefined && <StateStrip search={filters} counts={data.counts} />}
        <div className={styles.columns}>
          <Card flush>
            <PeopleFilters
              search={filters}
              state={{
                name: "state",
                label: t("filters.dayState"),
                chosen: filters.state === undefined ? undefined : t(`board.state.${filters.state}`),
              }}
              count={data === undefined ? null : countOf(data.counts)}
            />
            {data !== undefined ? (
              <BoardTable board={data} search={filters} busy={isPlaceholderData} />
            ) : (
              <Loading query={query} label={t("board.loading")} shape="28rem" failed={t("board.failed")} />
            )}
          </Card>
          {data !== undefined && (
            <div className={gridClass(20, 5, "align-start")}>
              <Groups
                title={t("board.byLocation")}
                unnamed={t("board.noLocation")}
                groups={data.byLocation.map(({ location, counts }) => ({ named: location, counts }))}
                searchOf={(location) => narrowedBoard(filters, { location })}
              />
              <Groups
                title={t("board.byDepartment")}
                unnamed={t("board.noDepartment")}
                groups={data.byDepartment.map(({ department, counts }) => ({ named: department, counts }))}
                searchOf={(department) => narrowedBoard(filters, { department })}
              />
            </div>
          )}
        </div>
      </div>
      <OpenedDay search={search} />
    </>
  );
}

function StateStrip({ search, counts }: { search: BoardSearch; counts: Board["counts"] }) {
  const t = useTranslations("attendanceOfficer.board");
  const formats = useFormats();
  return (
    <nav aria-label={t("states")}>
      <ul className={classNames(styles.strip, boxClass("list"))}>
        {boardStates.map((state) => {
          const isChosen = search.state === state;
          return (
            <li key={state}>
              <Link
                to="/admin/attendance/board"
                search={narrowedBoard(search, { state: isChosen ? undefined : state })}
                resetScroll={false}
                className={classNames(styles.count, styles.state, stackClass(1))}
                data-state={state}
                {...(isChosen ? { "aria-current": "true" as const } : {})}
              >
                <span className={textClass("xl", "ink", "bold", "tight", "tabular")}>
                  {formats.figure(counts[state])}
                </span>
                <span className={textClass("sm", "muted")}>{t(`state.${state}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
