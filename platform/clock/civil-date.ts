import { isoDate } from "#shared/dates.ts";
import { now } from "./clock.ts";

/** Returns the civil date (`YYYY-MM-DD`) in an IANA time zone at an instant, by default now. */
export const civilDateIn = (timeZone: string, at: Date = now()): string => isoDate(at, timeZone);
