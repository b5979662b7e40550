import { momentOf, type Holiday, type Shift } from "#modules/attendance/server/index.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { AbsenceRow } from "../queries.ts";
import { feedMessages } from "./messages.ts";
import type { NamedPerson } from "./queries.ts";

// Pure: the events of calendar feeds.

/** An event with its words in both languages; `start` and `end` are instants, or civil dates, both inclusive. */
export type FeedEvent = {
  /** Stable and unique within the installation. */
  key: string;
  words: Readonly<Record<Locale, string>>;
  place: Readonly<Record<Locale, string>> | null;
  isAllDay: boolean;
  start: string;
  end: string;
};

const inBoth = (write: (locale: Locale) => string): Record<Locale, string> => ({ en: write("en"), ar: write("ar") });

/** Isolates a name from the direction of the words around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

type Named = { nameAr: string | null; nameEn: string | null };
const hasName = ({ nameAr, nameEn }: Named): boolean => nameAr !== null || nameEn !== null;

export const shiftEvent = (personId: string, { date, slot, start, end, location }: Shift): FeedEvent => ({
  key: `shift-${personId}-${date}-${slot}`,
  words: inBoth((locale) => feedMessages[locale].shift),
  place: location === null ? null : inBoth((locale) => nameIn(locale, location)),
  isAllDay: false,
  start,
  end,
});

export const holidayEvent = (holiday: Holiday): FeedEvent => ({
  key: `holiday-${holiday.id}-${holiday.date}`,
  words: inBoth((locale) => (hasName(holiday) ? nameIn(locale, holiday) : feedMessages[locale].holiday)),
  place: null,
  isAllDay: true,
  start: holiday.date,
  end: holiday.date,
});

const isWhole = ({ fromTime, toTime }: AbsenceRow): boolean => fromTime === "00:00" && toTime === "23:59";

/** Whether an absence needs the time zone of the place of work. */
export const hasHours = (absence: AbsenceRow): boolean => !isWhole(absence);

const spanOf = (absence: AbsenceRow, timeZone: string): Pick<FeedEvent, "isAllDay" | "start" | "end"> => {
  const { fromDate, fromTime, toDate, toTime } = absence;
  if (isWhole(absence)) return { isAllDay: true, start: fromDate, end: toDate };
  return {
    isAllDay: false,
    start: momentOf(timeZone, fromDate, fromTime),
    end: momentOf(timeZone, toDate, toTime),
  };
};

const kindIn = (locale: Locale, { kind, typeAr: nameAr, typeEn: nameEn }: AbsenceRow): string =>
  hasName({ nameAr, nameEn }) ? nameIn(locale, { nameAr, nameEn }) : feedMessages[locale].kind[kind];

/** An absence of the owner of the feed. */
export const ownEvent = (absence: AbsenceRow, timeZone: string): FeedEvent => ({
  key: `absence-${absence.id}`,
  words: inBoth((locale) => kindIn(locale, absence)),
  place: null,
  ...spanOf(absence, timeZone),
});

/** An absence of a person of the team; its kind only where it may be shown. */
export const memberEvent = (
  person: NamedPerson,
  absence: AbsenceRow,
  { timeZone, isKindShown }: { timeZone: string; isKindShown: boolean },
): FeedEvent => ({
  key: `away-${absence.id}`,
  words: inBoth((locale) => {
    const what = isKindShown ? kindIn(locale, absence) : feedMessages[locale].away;
    return `${isolate(nameIn(locale, person))}: ${what}`;
  }),
  place: null,
  ...spanOf(absence, timeZone),
});
