import type { Punch } from "../../contract/evaluation.ts";
import { dayLength, minuteLength, writeDate } from "../../contract/written-time.ts";
import type { StoredDay } from "../days/queries.ts";

// Of instants these are milliseconds.

/** Phones' clocks run ahead of ours by seconds: a capture from so little in the future was made just now. */
const clockTolerance = minuteLength;
/** A capture older than this is refused in any case; it is kept as one this old, so that it needs no month of its own. */
const oldestKept = 62 * dayLength;
/** What devices call the time is evidence, whatever it is, as long as the database knows such a year. */
const firstMoment = "1900-01-01T00:00:00.000Z";

export const evidenceOf = (moment: string | null | undefined): string | null =>
  moment === null || moment === undefined || moment >= firstMoment ? (moment ?? null) : firstMoment;

/** The moment that counts of a punch captured without a network; null when it lies in the future. */
export function captureMoment(capturedAt: string, receivedAt: Date): Date | null {
  const [captured, received] = [Date.parse(capturedAt), receivedAt.getTime()];
  if (captured > received + clockTolerance) return null;
  return new Date(Math.max(Math.min(captured, received), received - oldestKept));
}

/**
 * The moment that counts of a punch made now: that of its arrival, however long it then waited, but after all that this
 * person punched before, so that their order is the order in which they are judged.
 */
export function arrivalMoment(receivedAt: Date, punches: readonly Punch[]): Date {
  const latest = punches.reduce((last, { at }) => Math.max(last, Date.parse(at)), -Infinity);
  return new Date(Math.max(receivedAt.getTime(), latest + 1));
}

/** The dates that an instant can have to do with, wherever it is and whichever slot it belongs to. */
export function datesAround(at: Date): { from: string; to: string } {
  const day = Math.floor(at.getTime() / dayLength);
  return { from: writeDate(day - 2), to: writeDate(day + 2) };
}

/** Where one may punch on a date: as its slot says, else as the date does. */
export const permittedOn = (rows: readonly StoredDay[], date: string, slot: number | null): readonly string[] =>
  (rows.find((row) => row.date === date && row.slot === (slot ?? 0)) ?? rows.find((row) => row.date === date))
    ?.permitted_locations ?? [];

type Neighbour = Pick<Punch, "kind" | "at">;
export type Contradiction = { key: "inSince" | "inFollows" | "outFollows"; at: string };

/**
 * The counted punch of the same row that a correction contradicts, and how: a check-in while somebody is in, or a check-out
 * while nobody is that more punches follow. A check-in before another moves the arrival, a check-out after the last one the
 * leaving; an unpaired check-out may wait for its check-in.
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
