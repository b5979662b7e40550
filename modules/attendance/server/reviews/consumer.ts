import type { Consumer } from "#platform/events/consume.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import type { Suspicion } from "../../contract/schemas-punch.ts";
import { measureDistance } from "../engine/judge-place.ts";
import { selectSuspects, type SuspectRow } from "./queries.ts";
import { openReviews } from "./store.ts";

// Suspicions about a punch. They prove nothing, so they refuse nothing.

/** Metres: two positions this close count as one. */
const ignoredDistance = 1_000;
/** Kilometres an hour: faster journeys are suspicious. */
const fastest = 200;
/** Other dates with an identical position to the sixth decimal; a receiver varies. */
const sameDates = 3;
/** Other dates with offline punches: rare ones are network failures. */
const offlineDates = 4;
/** Maximum difference of a device's clock in seconds. */
const clockDifference = 120;
/** Metres; if the location has no maximum accuracy. */
const usualAccuracy = 100;

const seconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** Speed between two punches in kilometres an hour; 0 without positions to compare. */
function speedTo(row: SuspectRow, other: SuspectRow["before"]): number {
  if (other === null || row.latitude === null || row.longitude === null) return 0;
  const metres = measureDistance({ latitude: row.latitude, longitude: row.longitude }, other);
  if (metres <= ignoredDistance) return 0;
  return (metres / Math.max(1, Math.abs(seconds(row.at, other.at)))) * 3.6;
}

/** Returns suspicions about a punch; empty for most. `maximumAccuracy` is that of the location, if any. */
function findSuspicions(row: SuspectRow, maximumAccuracy: number | null): Suspicion[] {
  const found: Suspicion[] = [];
  const isMarked = (problem: string): boolean => row.flags.includes("review") && row.flags.includes(problem);
  const isInexact =
    row.latitude !== null && (row.accuracy === null || row.accuracy > (maximumAccuracy ?? usualAccuracy));
  if (isInexact || isMarked("position_missing")) {
    found.push({ kind: "accuracy", value: row.latitude === null ? null : row.accuracy });
  }
  const speed = Math.max(speedTo(row, row.before), speedTo(row, row.after));
  if (speed > fastest) found.push({ kind: "speed", value: Math.round(speed) });
  if (row.same_dates >= sameDates) found.push({ kind: "identicalPosition", value: row.same_dates });
  const skew = row.source === "web" && row.device_at !== null ? seconds(row.received_at, row.device_at) : 0;
  if (Math.abs(skew) > clockDifference) found.push({ kind: "clockSkew", value: Math.round(skew) });
  if (isMarked("outside_fence")) found.push({ kind: "outside", value: row.distance });
  if (row.source === "offline") found.push({ kind: "offline", value: Math.floor(seconds(row.at, row.received_at)) });
  if (row.source === "offline" && row.offline_dates >= offlineDates) {
    found.push({ kind: "offlineOften", value: row.offline_dates });
  }
  return found;
}

/** Finds suspicions after a punch was accepted, about a second later, so that it delays no request. */
export const reviewConsumer = (rules: RulesSource): Consumer => ({
  name: "attendance.review",
  async handle(tx, events) {
    const made = events.filter(({ action }) => action === "punch.created");
    if (made.length === 0) return;
    const rows = await selectSuspects(tx, [
      made.map(({ subject }) => subject.id),
      made.map(({ details }) => String(details["at"])),
    ]);
    const { locations } = await rules.current(tx);
    const found = rows.map((row) => {
      const place = locations.get(row.location_id ?? row.nearest_location_id ?? "");
      return { id: row.id, at: row.at, suspicions: findSuspicions(row, place?.maximumAccuracy ?? null) };
    });
    const suspicious = found.filter(({ suspicions }) => suspicions.length > 0);
    await openReviews(tx, suspicious);
  },
});
