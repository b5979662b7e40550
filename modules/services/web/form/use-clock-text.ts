import { usePresentation } from "#client/intl.tsx";
import { formatTime } from "#shared/dates.ts";

/** A time of day, `HH:MM`, in the reader's digits. */
export function useClockText(): (time: string) => string {
  const presentation = usePresentation();
  return (time) => formatTime({ ...presentation, timeZone: "UTC" }, `1970-01-01T${time}:00Z`);
}
