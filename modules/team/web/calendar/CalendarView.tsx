import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { cellStates } from "#modules/team/contract/limits.ts";
import type { TeamCalendar } from "#modules/team/contract/schemas.ts";
import { formatDate } from "#shared/dates.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useMedia } from "#ui/use-media.ts";
import { useUi } from "#ui/ui-context.ts";
import { readCalendar, readColleagues } from "../api.ts";
import { planSpan, type Period } from "./plan-span.ts";
import { changedSearch, type TeamSearch } from "../search.ts";
import styles from "../components/Team.module.css";
import { cellClass, TeamGrid } from "./TeamGrid.tsx";
import { TeamList } from "./TeamList.tsx";

interface CalendarViewProps {
  search: TeamSearch;
  period: Period;
  today: string;
  /** Whether those with the same manager are shown instead of those below. */
  isOfColleagues: boolean;
  canOpenDays: boolean;
}

/** Dates of the team: a grid on wide screens and on paper, a list of people on phones. */
export function CalendarView({ search, period, today, isOfColleagues, canOpenDays }: CalendarViewProps) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const presentation = usePresentation();
  const navigate = useNavigate();
  const { week } = useUi();
  const isPhone = useMedia("(width < 768px)");
  const { from, to, dates, before, after } = planSpan(period, search.on ?? today, week.first);
  const { manager, cursor } = search;
  const span = { from, to, cursor };
  const options = { staleTime: 0, refetchOnWindowFocus: true };
  const own = useQuery({
    ...queryOf(readColleagues, { query: span }, options),
    placeholderData: keepPreviousData,
    enabled: isOfColleagues,
  });
  const below = useQuery({
    ...queryOf(readCalendar, { query: { ...span, manager } }, options),
    placeholderData: keepPreviousData,
    enabled: !isOfColleagues,
  });
  const query = isOfColleagues ? own : below;
  const { data, isPlaceholderData } = query;
  const linkTo = (on: string | undefined) => (slot: LinkSlot) => (
    <Link to="/team" search={changedSearch(search, { on, cursor: undefined })} resetScroll={false} {...slot} />
  );
  const title =
    period === "month"
      ? formatDate(presentation, from, "month", "gregory")
      : t("calendar.span", { from: formats.date(from, "day"), to: formats.date(to, "medium") });
  const open = (person: string, day: string): void =>
    void navigate({ to: "/admin/attendance/sheet", search: { month: day.slice(0, 7), person, day } });
  return (
    <Card flush>
      <div className={classNames(styles.tools, rowClass(2, "wrap", "align-center"))}>
        <IconButton label={t("calendar.previous")} icon={<BackIcon />} renderLink={linkTo(before)} />
        <strong className={textClass("ink")} role="status">
          {title}
        </strong>
        <IconButton label={t("calendar.next")} icon={<ForwardIcon />} renderLink={linkTo(after)} />
        {search.on !== undefined && (
          <Button size="sm" variant="quiet" renderLink={linkTo(undefined)}>
            {t("calendar.now")}
          </Button>
        )}
      </div>
      {data === undefined ? (
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      ) : data.data.length === 0 ? (
        <EmptyState title={t("nobody")}>{t("nobodyText")}</EmptyState>
      ) : (
        <>
          {isPhone ? (
            <TeamList calendar={data} busy={isPlaceholderData} />
          ) : (
            <TeamGrid
              calendar={data}
              dates={dates}
              period={period}
              today={today}
              busy={isPlaceholderData}
              onOpen={canOpenDays && !isOfColleagues ? open : undefined}
            />
          )}
          <Notes holidays={data.holidays} period={period} isPhone={isPhone} canOpen={canOpenDays && !isOfColleagues} />
          <Pages
            page={data.page}
            renderLink={(next, slot) => <Link to="/team" search={{ ...search, cursor: next }} {...slot} />}
          />
        </>
      )}
    </Card>
  );
}

type NotesProps = { holidays: TeamCalendar["holidays"]; period: Period; isPhone: boolean; canOpen: boolean };

/** The holidays, the signs of a month and the keys of the grid. */
function Notes({ holidays, period, isPhone, canOpen }: NotesProps) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const named = holidays.map(({ date, ...holiday }) => {
    const hasName = holiday.nameAr !== null || holiday.nameEn !== null;
    const name = isolated(hasName ? formats.name(holiday) : t("cells.holiday"));
    return t("calendar.holidayOn", { name, date: formats.date(date, "day") });
  });
  return (
    <>
      {named.length > 0 && (
        <p className={classNames(styles.note, textClass("flush", "sm"))}>
          {t("calendar.holidays", { list: formats.list(named) })}
        </p>
      )}
      {!isPhone && (
        <>
          {period === "month" && (
            <ul
              className={classNames(styles.note, rowClass([2, 4], "wrap", "list", "xs", "muted"))}
              aria-label={t("calendar.legend")}
            >
              {cellStates.map((state) => (
                <li key={state} className={rowClass(2, "align-center")}>
                  <span className={cellClass({ date: "", state, isPart: false, away: null })} aria-hidden="true">
                    {t(`letters.${state}`)}
                  </span>
                  {t(`cells.${state}`)}
                </li>
              ))}
            </ul>
          )}
          <p className={classNames(styles.note, styles.screenOnly, textClass("flush", "xs", "muted"))}>
            {t(canOpen ? "calendar.keysOpen" : "calendar.keys")}
          </p>
        </>
      )}
    </>
  );
}
