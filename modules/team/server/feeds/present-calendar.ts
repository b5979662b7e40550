import ical from "ical-generator";
import type { Locale } from "#shared/locale.ts";
import type { FeedEvent } from "./present-event.ts";

const dayLength = 86_400_000;

export type CalendarFacts = {
  name: string;
  locale: Locale;
  /** Makes the ids of events unique among installations. */
  host: string;
  /** Of all events; the same for a day, so that an unchanged calendar has the same bytes. */
  stamp: Date;
};

/** Writes iCalendar (RFC 5545): the words in the owner's language, those of the other as the description. */
export function presentCalendar(events: readonly FeedEvent[], { name, locale, host, stamp }: CalendarFacts): string {
  const other = locale === "ar" ? "en" : "ar";
  const calendar = ical({
    name,
    prodId: { company: "Diwan", product: "Diwan", language: locale.toUpperCase() },
    scale: "GREGORIAN",
    // Seconds until programs read it again.
    ttl: 3600,
  });
  for (const { key, words, place, isAllDay, start, end } of events)
    calendar.createEvent({
      id: `${key}@${host}`,
      stamp,
      allDay: isAllDay,
      start: new Date(start),
      // The end of whole days is the day after the last one.
      end: isAllDay ? new Date(Date.parse(end) + dayLength) : new Date(end),
      summary: words[locale],
      description: words[other],
      location: place === null ? null : place[locale],
    });
  return `${calendar.toString().replace(/(?:\r\n)*$/, "")}\r\n`;
}
