import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { stepRow } from "#client/row-step.ts";
import { useHolds } from "#client/use-holds.ts";
import { Pages } from "#kit/Pages.tsx";
import type { Board, BoardState } from "#modules/attendance/contract/schemas-officer.ts";
import { isoDate } from "#shared/dates.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { PersonName } from "../components/PersonName.tsx";
import { useDurationText } from "#kit/use-duration-text.ts";
import { usePlaceFormats, useZoneNote } from "../use-place-formats.ts";
import type { BoardSearch } from "../search.ts";
import styles from "./Board.module.css";

type Entry = Board["data"][number];

const address = "/admin/attendance/board";
const tones: Record<BoardState, BadgeTone> = {
  in: "action",
  late: "danger",
  notYet: "saffron",
  absent: "danger",
  away: "info",
  off: "neutral",
  done: "success",
};

/** The date on which the slot of an entry starts, else today at its location. */
const dateOf = ({ slotStart, timeZone }: Entry, at: string): string => isoDate(slotStart ?? at, timeZone);

function State({ entry }: { entry: Entry }) {
  const t = useTranslations("attendanceOfficer.board");
  const days = useTranslations("attendanceDays");
  const duration = useDurationText();
  const { state, dayState, lateMinutes } = entry;
  const isSpecial = dayState === "holiday" || dayState === "workedOnDayOff" || dayState === "unscheduled";
  return (
    <div className={rowClass([1, 2], "wrap", "align-center")}>
      <Badge tone={tones[state]}>{t(`one.${state}`)}</Badge>
      {lateMinutes > 0 && state !== "absent" && (
        <span className={textClass("xs", "muted")}>
          {state === "late" ? duration(lateMinutes) : days("late", { duration: duration(lateMinutes) })}
        </span>
      )}
      {isSpecial && <span className={textClass("xs", "muted")}>{days(`state.${dayState}`)}</span>}
    </div>
  );
}

function Times({ from, to, timeZone }: { from: string | null; to: string | null; timeZone: string }) {
  const t = useTranslations("attendanceOfficer.board");
  const formats = usePlaceFormats(timeZone);
  const note = useZoneNote()(timeZone);
  const written = (): string | null => {
    if (from !== null && to !== null) return t("times", { from: formats.time(from), to: formats.time(to) });
    if (from !== null) return t("since", { time: formats.time(from) });
    return to === null ? null : t("left", { time: formats.time(to) });
  };
  const text = written();
  if (text === null) {
    return (
      <span className={textClass("xs", "muted")} data-none="">
        {t("noTime")}
      </span>
    );
  }
  return (
    <span className={stackClass(0, "tabular")}>
      <span className={textClass("nowrap")}>{text}</span>
      {note !== null && <span className={textClass("xs", "muted")}>{note}</span>}
    </span>
  );
}

/** Arrow keys move between rows. */
function stepByArrows(event: KeyboardEvent): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
  if (by !== null && stepRow(by, event.currentTarget)) event.preventDefault();
}

export function BoardTable({ board, search, busy }: { board: Board; search: BoardSearch; busy: boolean }) {
  const t = useTranslations("attendanceOfficer");
  const formats = useFormats();
  const assigns = useHolds("attendance.manage") !== null;
  const columns: DataColumn<Entry>[] = [
    {
      id: "person",
      header: t("person"),
      isName: true,
      cell: (entry) => (
        <PersonName
          person={entry.person}
          renderLink={(slot) => (
            <Link
              to={address}
              search={{ ...search, person: entry.person.id, day: dateOf(entry, board.at) }}
              resetScroll={false}
              {...slot}
            />
          )}
        />
      ),
    },
    { id: "state", header: t("board.stateHeader"), cell: (entry) => <State entry={entry} /> },
    {
      id: "hours",
      header: t("board.hours"),
      cell: ({ slotStart, slotEnd, timeZone }) => <Times from={slotStart} to={slotEnd} timeZone={timeZone} />,
    },
    {
      id: "punches",
      header: t("board.inOut"),
      cell: ({ firstIn, lastOut, inSince, timeZone }) => (
        <Times from={inSince ?? firstIn} to={inSince === null ? lastOut : null} timeZone={timeZone} />
      ),
    },
    {
      id: "location",
      header: t("filters.location"),
      cell: ({ location }) =>
        location === null ? (
          <span className={textClass("xs", "muted")}>{t("board.noLocation")}</span>
        ) : (
          <bdi>{formats.name(location)}</bdi>
        ),
    },
  ];
  if (board.data.length === 0) {
    const isNarrow = Object.keys(search).length > 0;
    return (
      <EmptyState
        plain={isNarrow}
        title={t(isNarrow ? "board.nobodyFound" : "board.nobody")}
        action={
          isNarrow ? (
            <Button renderLink={(slot) => <Link to={address} resetScroll={false} {...slot} />}>
              {t("filters.clear")}
            </Button>
          ) : (
            assigns && (
              <Button renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />}>
                {t("board.toAssignments")}
              </Button>
            )
          )
        }
      >
        {t(isNarrow ? "board.nobodyFoundText" : "board.nobodyText")}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.rows} onKeyDown={stepByArrows}>
        <DataTable
          label={t("board.title")}
          columns={columns}
          rows={board.data}
          keyOf={({ person, slotStart }) => `${person.id} ${slotStart ?? ""}`}
          busy={busy}
        />
      </div>
      <Pages
        page={board.page}
        renderLink={(cursor, slot) => <Link to={address} search={{ ...search, cursor }} {...slot} />}
      />
    </>
  );
}
