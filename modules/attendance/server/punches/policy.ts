import type { Punch } from "../../contract/evaluation.ts";
import { dayLength, minuteLength, writeDate } from "../../contract/written-time.ts";
import type { StoredDay } from "../days/queries.ts";

// Milliseconds.

/** Clocks of phones run ahead by seconds: a capture this far in the future counts as made now. */
const clockTolerance = minuteLength;
/** Older captures are refused in any case; they are stored with this age, so that no old partition is needed. */
const maxAge = 62 * dayLength;
/** A device's time is evidence, whatever its value, if the database supports the year. */
const firstMoment = "1900-01-01T00:00:00.000Z";

export const evidenceOf = (moment: string | null | undefined): string | null =>
  moment === null || moment === undefined || moment >= firstMoment ? (moment ?? null) : firstMoment;

/** Returns the counted time of a punch captured offline; null if it is in the future. */
export function captureMoment(capturedAt: string, receivedAt: Date): Date | null {
  const [captured, received] = [Date.parse(capturedAt), receivedAt.getTime()];
  if (captured > received + clockTolerance) return null;
  return new Date(Math.max(Math.min(captured, received), received - maxAge));
}

/**
 * Returns the counted time of a punch made now: its arrival, regardless of later waits, but after all earlier punches
 * of this person, so that they are judged in order.
 */
export function arrivalMoment(receivedAt: Date, punches: readonly Punch[]): Date {
  const latest = punches.reduce((last, { at }) => Math.max(last, Date.parse(at)), -Infinity);
  return new Date(Math.max(receivedAt.getTime(), latest + 1));
}

/** Returns the dates that an instant may belong to, in any time zone and any slot. */
export function datesAround(at: Date): { from: string; to: string } {
  const day = Math.floor(at.getTime() / dayLength);
  return { from: writeDate(day - 2), to: writeDate(day + 2) };
}

/** Returns the permitted locations on a date: those of its slot, else of the date. */
export const permittedOn = (rows: readonly StoredDay[], date: string, slot: number | null): readonly string[] =>
  (rows.find((row) => row.date === date && row.slot === (slot ?? 0)) ?? rows.find((row) => row.date === date))
    ?.permittedLocations ?? [];

type Neighbour = Pick<Punch, "kind" | "at">;
export type Contradiction = { key: "inSince" | "inFollows" | "outFollows"; at: string };

/**
 * Returns the counted punch of the same row that a correction contradicts, and how: a check-in while the person is in,
 * or a check-out without an open session that further punches follow. A check-in before another moves the arrival, a
 * check-out after the last moves the leaving; an unpaired check-out may precede its check-in's correction.
 */
export function contradicted(neighbours: readonly Neighbour[], { kind, at }: Neighbour): Contradiction | null {
  const moment = Date.parse(at);
  const ordered = neighbours.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const next = ordered.find((punch) => Date.parse(punch.at) > moment);
  let open: string | null = null;
  for (const punch of ordered) {
    if (Date.parse(punch.at) > moment) break;
    open = punch.kind === "out" ? null : (open ?? punch.at);
  }
  if (kind === "in") return open === null ? null : { key: "inSince", at: open };
  if (open !== null || next === undefined) return null;
  return { key: next.kind === "in" ? "inFollows" : "outFollows", at: next.at };
}
