import { dayLength, dayOf, writeDate } from "../../contract/written-time.ts";
import { offsetAt } from "../engine/time-zone.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";

export type Moment = readonly [at: string, zones: string[], dates: string[], times: string[], from: string, to: string];

/**
 * The first values of statements about a moment: the instant; every time zone of a place of work, with its date and
 * local time; and the first and last date of rows that may matter in any of them.
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
