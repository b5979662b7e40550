import type { PlannedSlot } from "./apply-absences.ts";
import type { DayPlan } from "./plan-day.ts";
import { measureDistance } from "./judge-place.ts";
import { localDay } from "./time-zone.ts";
import type { PreparedRules } from "./prepare-rules.ts";
import type { TimedPunch } from "./prepare-punches.ts";
import type { Timeline } from "./plan-slots.ts";

/** The slot, or the date outside all slots, that a punch belongs to. */
export type Belonging = { day: number; slot: PlannedSlot | null; timeZone: string };

/** The time zone that dates an instant outside all slots, by the plan of one date. */
function timeZoneAt(rules: PreparedRules, plan: DayPlan, punch: TimedPunch | null): string {
  const known = punch?.stored?.location ?? null;
  const recorded = known === null ? undefined : plan.permitted.find(({ id }) => id === known);
  if (recorded !== undefined) return recorded.timeZone;
  const point = pointOf(punch);
  // Permitted locations are ordered by id, so that of two equally near the lowest id wins.
  let nearest: { timeZone: string; distance: number } | null = null;
  for (const location of point === null ? [] : plan.permitted) {
    const distance = point === null ? 0 : measureDistance(point, location);
    if (nearest === null || distance < nearest.distance) nearest = { timeZone: location.timeZone, distance };
  }
  return nearest?.timeZone ?? plan.lowestAssigned?.timeZone ?? rules.timeZone;
}

/** Returns the position of a punch; null if it has none. (0, 0) is a valid position. */
export const pointOf = (punch: TimedPunch | null): { latitude: number; longitude: number } | null =>
  punch === null || punch.latitude === null || punch.longitude === null
    ? null
    : { latitude: punch.latitude, longitude: punch.longitude };

/**
 * Returns the local date of an instant outside all slots. The dating location depends on the date and vice versa:
 * starting from the organisation's date, this converges at once unless two sites are on either side of midnight.
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
 * Returns the slot that a punch belongs to (section 3). An out belongs to the open session's slot while that slot's
 * window before trimming lasts; otherwise the trimmed window decides.
 */
export function resolvePunch(
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
