import type { FileLinks } from "#modules/community/server/index.ts";
import { localTimeOf, minuteLength } from "../../contract/written-time.ts";
import type { Board } from "../../contract/schemas-officer.ts";
import { attendeeOf } from "../load-people.ts";
import { toInstant } from "../engine/time-zone.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import type { BoardRow } from "./queries.ts";

type Entry = Board["data"][number];

/** The instant from which a person is expected: a permission over the start moves it. */
function dueFrom({ reasons, time_zone: timeZone }: BoardRow, start: number): number {
  const permissions = reasons
    .filter(({ code, kind }) => code === "absence" && kind === "permission")
    .map(({ from, to }) => {
      const instantOf = (time: string): number => {
        const { day, minutes } = localTimeOf(time);
        return toInstant(timeZone, day, minutes);
      };
      return { from: instantOf(String(from)), to: instantOf(String(to)) };
    })
    .toSorted((one, other) => one.from - other.from);
  return permissions.reduce((due, { from, to }) => (from <= due && to > due ? to : due), start);
}

/** For an absent person the minutes since they were expected, up to the slot's end; otherwise the row's value. */
function lateMinutes(row: BoardRow, at: Date): number {
  const { board_state: state, slot_start: start, slot_end: end } = row;
  if (state !== "late" || start === null || end === null) return row.late_minutes;
  const until = Math.min(at.getTime(), Date.parse(end));
  return Math.max(1, Math.floor((until - dueFrom(row, Date.parse(start))) / minuteLength));
}

/** Presents a row of the board to `viewerId`. */
export function presentEntry(
  row: BoardRow,
  { snapshot, files, viewerId, at }: { snapshot: RulesSnapshot; files: FileLinks; viewerId: string; at: Date },
): Entry {
  const location = row.location_id === null ? undefined : snapshot.locations.get(row.location_id);
  return {
    person: attendeeOf(row, files, viewerId),
    state: row.board_state,
    location: location ?? null,
    slotStart: row.slot_start,
    slotEnd: row.slot_end,
    timeZone: row.time_zone,
    firstIn: row.first_in,
    lastOut: row.last_out,
    inSince: row.in_since,
    lateMinutes: lateMinutes(row, at),
    dayState: row.day_state,
  };
}
