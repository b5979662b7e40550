import { usePlaceFormats } from "../use-place-formats.ts";

/** Returns a formatter of an instant's time in a time zone, with its date unless it is today. */
export function useMomentText(timeZone: string): (at: string) => string {
  const formats = usePlaceFormats(timeZone);
  return (at) => (formats.isoDate(at) === formats.isoDate(new Date()) ? formats.time(at) : formats.dateTime(at));
}
