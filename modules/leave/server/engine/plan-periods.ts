import { Temporal } from "temporal-polyfill/full";
import type { Policy } from "../../contract/evaluation.ts";
import { addMonths, dayFrom, dayOf, writeDate } from "./month-dates.ts";

/** A period with the first days of its months; `last` is infinite for `once`, which has no months. */
export type Period = { id: string; first: number; last: number; months: readonly number[] };

/** First days of the months of a year, and of the next year. */
type Year = { id: string; monthStarts: readonly number[] };

const umAlQura = "islamic-umalqura";
const allMonths = Array.from({ length: 12 }, (_, month) => month);

const gregorianYear = (year: number): Year => ({
  id: String(year),
  monthStarts: [...allMonths, 12].map((month) => dayFrom(year, month, 1)),
});

/** The calendar's table is slow to read. */
const hijriYears = new Map<number, Year>();

function hijriYear(year: number): Year {
  const known = hijriYears.get(year);
  if (known !== undefined) return known;
  const first = Temporal.PlainDate.from({ calendar: umAlQura, year, month: 1, day: 1 });
  const monthStarts = [...allMonths, 12].map((months) =>
    dayOf(first.add({ months }).toString({ calendarName: "never" })),
  );
  hijriYears.set(year, { id: String(year), monthStarts });
  return { id: String(year), monthStarts };
}

function serviceYear(hired: number, number: number): Year {
  const monthStarts = [...allMonths, 12].map((month) => addMonths(hired, 12 * number + month));
  return { id: writeDate(monthStarts[0] ?? hired), monthStarts };
}

/** Returns the year with a number that counts on from the year of the hire date, 0. */
function yearsOf(kind: Exclude<Policy["period"], "once">, hired: number): (number: number) => Year {
  if (kind === "serviceYear") return (number) => serviceYear(hired, number);
  const date = Temporal.PlainDate.from(writeDate(hired));
  if (kind === "calendarYear") return (number) => gregorianYear(date.year + number);
  const first = date.withCalendar(umAlQura).year;
  return (number) => hijriYear(first + number);
}

/** Returns the periods from that of the hire date to that of `until`, in order. */
export function planPeriods(kind: Policy["period"], hired: number, until: number): Period[] {
  if (kind === "once") return [{ id: "once", first: hired, last: Infinity, months: [] }];
  const yearOf = yearsOf(kind, hired);
  const periods: Period[] = [];
  for (let number = 0; (periods.at(-1)?.last ?? -Infinity) < until; number += 1) {
    const { id, monthStarts } = yearOf(number);
    const [first = 0] = monthStarts;
    periods.push({ id, first, last: (monthStarts.at(-1) ?? 0) - 1, months: monthStarts.slice(0, -1) });
  }
  return periods;
}
