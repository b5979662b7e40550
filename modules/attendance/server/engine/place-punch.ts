import type { DayPlan, PlannedSlot } from "./plan-day.ts";
import { measureDistance } from "./measure-distance.ts";
import { localDay } from "./time-zone.ts";
import type { PreparedRules } from "./prepare-rules.ts";
import type { TimedPunch } from "./order-punches.ts";
import type { Timeline } from "./trace-slots.ts";

/** Where in time a punch belongs: a slot, or a date outside all slots. */
export type Belonging = { day: number; slot: PlannedSlot | null; timeZone: string };

/** The time zone by which an instant outside all slots is dated, on the plan of one date. */
function timeZoneAt(rules: PreparedRules, plan: DayPlan, punch: TimedPunch | null): string {
  const known = punch?.stored?.location ?? null;
  const recorded = known === null ? undefined : plan.permitted.find(({ id }) => id === known);
  if (recorded !== undefined) return recorded.timeZone;
  const point = pointOf(punch);
  // Permitted locations stand by id, so that of two as near the lowest id is kept.
  let nearest: { timeZone: string; distance: number } | null = null;
  for (const location of point === null ? [] : plan.permitted) {
    const distance = point === null ? 0 : measureDistance(point, location);
    if (nearest === null || distance < nearest.distance) nearest = { timeZone: location.timeZone, distance };
  }
  return nearest?.timeZone ?? plan.lowestAssigned?.timeZone ?? rules.timeZone;
}

/** The position of a punch; null when it has none. (0, 0) is a real place. */
export const pointOf = (punch: TimedPunch | null): { latitude: number; longitude: number } | null =>
  punch === null || punch.latitude === null || punch.longitude === null
    ? null
    : { latitude: punch.latitude, longitude: punch.longitude };

/**
 * The local date of an instant outside all slots. Which location dates it depends on the date, and the other way round:
 * begun with the organisation's date, this settles at once wherever two sites do not lie on both sides of midnight.
 */
export function dateUnscheduled(
  rules: PreparedRules,
  timeline: Timeline,
  instant: number,
  punch: TimedPunch | null,
): Belonging {
  let day = localDay(rules.timeZone, instant);
  let timeZone = rules.timeZone;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    timeZone = timeZoneAt(rules, timeline.planOf(day), punch);
    const local = localDay(timeZone, instant);
    if (local === day) break;
    day = local;
  }
  return { day, slot: null, timeZone };
}

/**
 * Which slot a punch belongs to (section 3). An out belongs to the open session's slot while that slot's window before
 * trimming lasts; otherwise the window decides.
 */
export function placePunch(
  rules: PreparedRules,
  timeline: Timeline,
  punch: TimedPunch,
  openSlot: PlannedSlot | null,
): Belonging {
  const slot =
    punch.kind === "out" && openSlot !== null && punch.at <= openSlot.lasts ? openSlot : timeline.slotAt(punch.at);
  return slot === null
    ? dateUnscheduled(rules, timeline, punch.at, punch)
    : { day: slot.day, slot, timeZone: slot.timeZone };
}
