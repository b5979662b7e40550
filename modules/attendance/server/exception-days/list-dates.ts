import { Temporal } from "temporal-polyfill/full";

export type Repetition = { date: string; repeats: "none" | "gregorian" | "hijri" };

/**
 * The dates of an exception day up to a last one, ascending. One that repeats comes every year on the same day and month
 * of its calendar, Gregorian or Umm al-Qura, from its own date on; where a year has no such day, it does not come.
 */
export function listDates({ date, repeats }: Repetition, until: string): string[] {
  if (repeats === "none") return date <= until ? [date] : [];
  const first = Temporal.PlainDate.from(date).withCalendar(repeats === "hijri" ? "islamic-umalqura" : "iso8601");
  const dates: string[] = [];
  for (let years = 0; ; years += 1) {
    const next = first.add({ years });
    const iso = next.withCalendar("iso8601").toString();
    if (iso > until) return dates;
    if (next.day === first.day && next.monthCode === first.monthCode) dates.push(iso);
  }
}

/** The first date on or after a day; null when there is none within the next nine years. */
export function nextDate(repetition: Repetition, today: string): string | null {
  const until = Temporal.PlainDate.from(today > repetition.date ? today : repetition.date).add({ years: 9 });
  return listDates(repetition, until.toString()).find((date) => date >= today) ?? null;
}
