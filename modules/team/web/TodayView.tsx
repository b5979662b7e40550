import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { teamStates, type TeamState } from "#modules/team/contract/limits.ts";
import type { TeamToday } from "#modules/team/contract/schemas.ts";
import { formatTime } from "#shared/dates.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { PillLinks } from "#ui/PillLinks.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { readToday } from "./api.ts";
import { MemberName } from "./components/MemberName.tsx";
import type { TeamSearch } from "./search.ts";
import { useAwayText } from "./use-cell-words.ts";

type Entry = TeamToday["data"][number];

/** Milliseconds between refetches while the page is visible. */
const pace = 15_000;

const tones: Record<TeamState, BadgeTone> = {
  in: "action",
  late: "danger",
  notYet: "saffron",
  absent: "danger",
  away: "info",
  off: "neutral",
  done: "success",
};

function State({ entry: { state, lateMinutes, away } }: { entry: Entry }) {
  const t = useTranslations("teamPage");
  const kind = useAwayText()(away);
  return (
    <div className={rowClass([1, 2], "wrap", "align-center")}>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {lateMinutes > 0 && state !== "absent" && (
        <span className={textClass("xs", "muted")}>{t("today.late", { minutes: lateMinutes })}</span>
      )}
      {kind !== null && <span className={textClass("xs", "muted")}>{kind}</span>}
    </div>
  );
}

function Times({ from, to, timeZone }: { from: string | null; to: string | null; timeZone: string }) {
  const t = useTranslations("teamPage.today");
  const presentation = usePresentation();
  const time = (at: string): string => formatTime({ ...presentation, timeZone }, at);
  if (from !== null && to !== null) return t("times", { from: time(from), to: time(to) });
  if (from !== null) return t("since", { time: time(from) });
  return to === null ? t("none") : t("left", { time: time(to) });
}

/** Leads to the day on the attendance sheet, for those who may see it. */
function OpenDay({ entry: { person, date } }: { entry: Entry }) {
  const t = useTranslations("teamPage.today");
  const formats = useFormats();
  return (
    <Button
      size="sm"
      variant="quiet"
      renderLink={(slot) => (
        <Link
          to="/admin/attendance/sheet"
          search={{ month: date.slice(0, 7), person: person.id, day: date }}
          {...slot}
          aria-label={t("openDay", { name: isolated(formats.name(person)) })}
        />
      )}
    >
      {t("open")}
    </Button>
  );
}

/** The state of each person of the team now; refetched while it is visible. */
export function TodayView({ search, canOpenDays }: { search: TeamSearch; canOpenDays: boolean }) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const { manager, state, cursor } = search;
  const query = useQuery({
    ...queryOf(readToday, { query: { manager, state, cursor } }, { staleTime: 0, refetchOnWindowFocus: true }),
    refetchInterval: pace,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  if (data === undefined) {
    return (
      <Card flush>
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      </Card>
    );
  }
  const columns: DataColumn<Entry>[] = [
    { id: "person", header: t("person"), isName: true, cell: ({ person }) => <MemberName person={person} /> },
    { id: "state", header: t("today.state"), cell: (entry) => <State entry={entry} /> },
    {
      id: "hours",
      header: t("today.hours"),
      cell: ({ slotStart, slotEnd, timeZone }) => <Times from={slotStart} to={slotEnd} timeZone={timeZone} />,
    },
    {
      id: "punches",
      header: t("today.inOut"),
      cell: ({ firstIn, lastOut, timeZone }) => <Times from={firstIn} to={lastOut} timeZone={timeZone} />,
    },
    ...(canOpenDays
      ? [{ id: "day", header: t("today.day"), cell: (entry: Entry) => <OpenDay entry={entry} />, narrow: true }]
      : []),
  ];
  const all = teamStates.reduce((sum, each) => sum + data.counts[each], 0);
  const pill = (id: TeamState | undefined, label: string, count: number) => ({
    id: id ?? "all",
    label: `${label} ${formats.figure(count)}`,
    current: state === id,
    renderLink: (slot: LinkSlot) => (
      <Link to="/team" search={{ ...search, state: id, cursor: undefined }} resetScroll={false} {...slot} />
    ),
  });
  return (
    <div className={stackClass(4)}>
      <PillLinks
        label={t("today.states")}
        links={[
          pill(undefined, t("today.all"), all),
          ...teamStates.map((each) => pill(each, t(`states.${each}`), data.counts[each])),
        ]}
      />
      <Card flush>
        {data.data.length === 0 ? (
          <EmptyState plain title={t("today.empty")}>
            {t("today.emptyText")}
          </EmptyState>
        ) : (
          <DataTable
            label={t("view.today")}
            columns={columns}
            rows={data.data}
            keyOf={({ person }) => person.id}
            busy={isPlaceholderData}
          />
        )}
        <Pages
          page={data.page}
          renderLink={(next, slot) => <Link to="/team" search={{ ...search, cursor: next }} {...slot} />}
        />
      </Card>
      <p className={textClass("flush", "xs", "muted")}>{t("today.asOf", { time: formats.time(data.at) })}</p>
    </div>
  );
}
