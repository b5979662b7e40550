import { Temporal } from "temporal-polyfill/full";

export type Repetition = { date: string; repeats: "none" | "gregorian" | "hijri" };

/**
 * Returns the dates of an exception day up to a last one, ascending. A repeating one occurs every year on the same day
 * and month of its calendar, Gregorian or Umm al-Qura, from its own date on; years without that day are skipped.
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

/** Returns the first date on or after a day; null if there is none within the next nine years. */
export function nextDate(repetition: Repetition, today: string): string | null {
  const until = Temporal.PlainDate.from(today > repetition.date ? today : repetition.date).add({ years: 9 });
  return listDates(repetition, until.toString()).find((date) => date >= today) ?? null;
}
