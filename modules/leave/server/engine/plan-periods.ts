import { Temporal } from "temporal-polyfill/full";
import type { Policy } from "../../contract/evaluation.ts";
import { addMonths, dayFrom, dayOf, writeDate, yearOf } from "./month-dates.ts";

/** A period with the first days of its months; `last` is infinite for `once`, which has no months. */
export type Period = { id: string; first: number; last: number; months: readonly number[] };

const umAlQura = "islamic-umalqura";
const allMonths = Array.from({ length: 12 }, (_, month) => month);

/** A year that lasts from the first of the starts to before the last, the start of the next year. */
const periodOf = (id: string, starts: readonly number[]): Period => ({
  id,
  first: starts[0] ?? 0,
  last: (starts.at(-1) ?? 0) - 1,
  months: starts.slice(0, -1),
});

/** Keeps the years of a calendar, which are alike for all people. */
function keepYears(create: (year: number) => Period): (year: number) => Period {
  const years = new Map<number, Period>();
  return (year) => {
    const known = years.get(year);
    if (known !== undefined) return known;
    const period = create(year);
    years.set(year, period);
    return period;
  };
}

const gregorianYear = keepYears((year) =>
  periodOf(
    String(year),
    [...allMonths, 12].map((month) => dayFrom(year, month, 1)),
  ),
);

const hijriYear = keepYears((year) => {
  const first = Temporal.PlainDate.from({ calendar: umAlQura, year, month: 1, day: 1 });
  const starts = [...allMonths, 12].map((months) => dayOf(first.add({ months }).toString({ calendarName: "never" })));
  return periodOf(String(year), starts);
});

/** The Hijri year of a date. It begins near an estimate; the calendar's table is slow to read. */
function hijriYearOf(day: number): number {
  const beginOfYearOne = -492_148;
  let year = 1 + Math.floor((day - beginOfYearOne) / 354.367);
  while (hijriYear(year).first > day) year -= 1;
  while (hijriYear(year).last < day) year += 1;
  return year;
}

function serviceYear(hired: number, number: number): Period {
  const starts = [...allMonths, 12].map((month) => addMonths(hired, 12 * number + month));
  return periodOf(writeDate(starts[0] ?? hired), starts);
}

/** Returns the year with a number that counts on from the year of the hire date, 0. */
function yearsOf(kind: Exclude<Policy["period"], "once">, hired: number): (number: number) => Period {
  if (kind === "serviceYear") return (number) => serviceYear(hired, number);
  if (kind === "calendarYear") {
    const first = yearOf(hired);
    return (number) => gregorianYear(first + number);
  }
  const first = hijriYearOf(hired);
  return (number) => hijriYear(first + number);
}

/** Returns the periods from that of the hire date to that of `until`, in order. */
export function planPeriods(kind: Policy["period"], hired: number, until: number): Period[] {
  if (kind === "once") return [{ id: "once", first: hired, last: Infinity, months: [] }];
  const periodAt = yearsOf(kind, hired);
  const periods: Period[] = [];
  for (let number = 0; (periods.at(-1)?.last ?? -Infinity) < until; number += 1) periods.push(periodAt(number));
  return periods;
}
