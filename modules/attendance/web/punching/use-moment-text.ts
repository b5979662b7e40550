import { usePlaceFormats } from "../use-place-formats.ts";

/** The time of an instant in a time zone, with its date when that is not today. */
export function useMomentText(timeZone: string): (at: string) => string {
  const formats = usePlaceFormats(timeZone);
  return (at) => (formats.isoDate(at) === formats.isoDate(new Date()) ? formats.time(at) : formats.dateTime(at));
}
