import { dayLength, dayOf, writeDate } from "../../contract/written-time.ts";
import { offsetAt } from "../engine/time-zone.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";

/** The instant; time zones, their dates, their local times; first and last date. */
export type Moment = readonly [at: string, zones: string[], dates: string[], times: string[], from: string, to: string];

/**
 * The values that statements about a moment begin with: the instant; every time zone where somebody may work, with its
 * date and its local time; and the dates of the rows that may matter somewhere.
 */
export function planMoment({ timeZone, locations }: RulesSnapshot, at: Date): Moment {
  const instant = at.getTime();
  const zones = [...new Set([timeZone, ...[...locations.values()].map((location) => location.timeZone)])];
  const times = zones.map((zone) => new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, -1));
  const dates = times.map((time) => time.slice(0, 10)).toSorted();
  const days = dates.map(dayOf);
  const [first = Math.floor(instant / dayLength), last = first] = [days[0], days.at(-1)];
  return [
    at.toISOString(),
    zones,
    times.map((time) => time.slice(0, 10)),
    times,
    writeDate(first - 1),
    writeDate(last + 1),
  ];
}
