import type { FileLinks } from "#modules/community/server/index.ts";
import { localTimeOf, minuteLength } from "../../contract/written-time.ts";
import type { Board } from "../../contract/schemas-officer.ts";
import { attendeeOf } from "../load-people.ts";
import { toInstant } from "../engine/time-zone.ts";
import { referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";
import type { BoardRow } from "./queries.ts";

/** The instant from which a person is expected: a permission over the start moves it. */
function dueFrom({ reasons, timeZone }: BoardRow, start: number): number {
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
  const { state, slotStart: start, slotEnd: end } = row;
  if (state !== "late" || start === null || end === null) return row.lateMinutes;
  const until = Math.min(at.getTime(), Date.parse(end));
  return Math.max(1, Math.floor((until - dueFrom(row, Date.parse(start))) / minuteLength));
}

/** Presents a row of the board to `viewerId`. */
export const presentEntry = (
  row: BoardRow,
  { snapshot, files, viewerId, at }: { snapshot: RulesSnapshot; files: FileLinks; viewerId: string; at: Date },
): Board["data"][number] => ({
  ...row,
  person: attendeeOf(row, files, viewerId),
  location: referenceTo(snapshot.locations, row.location_id),
  lateMinutes: lateMinutes(row, at),
});
