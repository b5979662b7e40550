import { formatTime } from "#shared/dates.ts";
import type { Presentation } from "#shared/presentation.ts";

/** Morning from 5:00, afternoon from 12:00, evening from 17:00. */
export type DayPart = "morning" | "afternoon" | "evening";

/** Returns the part of the day at an instant, in the organisation's time zone. */
export function dayPart(presentation: Presentation, at: Date): DayPart {
  const hour = Number.parseInt(formatTime({ ...presentation, locale: "en", digits: "latn", hourCycle: "h23" }, at), 10);
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 17 ? "afternoon" : "evening";
}
