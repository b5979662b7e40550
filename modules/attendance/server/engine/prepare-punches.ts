import type { Punch } from "../../contract/evaluation.ts";
import { instantOf } from "../../contract/written-time.ts";

/** A punch with parsed instants; `index` is its position in the input. */
export type TimedPunch = Omit<Punch, "at" | "receivedAt"> & { index: number; at: number; receivedAt: number | null };

const compareTexts = (one: string | null, other: string | null): number =>
  one === other ? 0 : one === null || (other !== null && one < other) ? -1 : 1;
const compareNumbers = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? -Infinity) < (other ?? -Infinity) ? -1 : 1;

/** Compares by time, then by all other fields, so that only identical punches keep their input order. */
function comparePunches(one: TimedPunch, other: TimedPunch): number {
  return (
    one.at - other.at ||
    compareNumbers(one.receivedAt, other.receivedAt) ||
    compareTexts(one.clientId, other.clientId) ||
    compareTexts(one.kind, other.kind) ||
    compareNumbers(one.latitude, other.latitude) ||
    compareNumbers(one.longitude, other.longitude) ||
    compareNumbers(one.accuracy, other.accuracy) ||
    compareTexts(JSON.stringify(one.stored), JSON.stringify(other.stored))
  );
}

/** Returns the punches in the order of judgement, independent of the input order. */
export function orderPunches(punches: readonly Punch[]): TimedPunch[] {
  const timed = punches.map((punch, index) => ({
    ...punch,
    index,
    at: instantOf(punch.at),
    receivedAt: punch.receivedAt === null ? null : instantOf(punch.receivedAt),
  }));
  return timed.toSorted(comparePunches);
}
