import { weekdays, type Weekday } from "#shared/weekdays.ts";
import type { TakenDay } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../engine/month-dates.ts";

/** Why a date of a leave does not count. */
export type Uncounted = "dayOff" | "holiday" | "outsideEmployment";

/** A date of a leave; `why` is null if it counts. */
export type CountedDay = TakenDay & { why: Uncounted | null };

export type Span = { from: string; to: string };

/** The facts that decide whether dates count. */
export type CountingFacts = {
  counts: "workDays" | "calendarDays";
  part: TakenDay["part"];
  /** Null: unknown, or open. */
  employment: { from: string | null; to: string | null };
  /** Whether the person works, by date; only dates that a schedule or an exception day decides. */
  works: ReadonlyMap<string, boolean>;
  holidays: ReadonlySet<string>;
  weekend: readonly Weekday[];
};

const datesOf = ({ from, to }: Span): string[] =>
  Array.from({ length: Math.max(0, dayOf(to) - dayOf(from) + 1) }, (_, at) => writeDate(dayOf(from) + at));

function isWeekend(date: string, weekend: readonly Weekday[]): boolean {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return weekday !== undefined && weekend.includes(weekday);
}

function whyNot(date: string, { counts, employment, works, holidays, weekend }: CountingFacts): Uncounted | null {
  if (counts === "workDays" && !(works.get(date) ?? !isWeekend(date, weekend))) {
    return holidays.has(date) ? "holiday" : "dayOff";
  }
  const { from, to } = employment;
  return (from !== null && date < from) || (to !== null && date > to) ? "outsideEmployment" : null;
}

/** Judges each date of a leave; beyond any schedule the organisation's week decides. */
export const judgeDates = (span: Span, facts: CountingFacts): CountedDay[] =>
  datesOf(span).map((date) => ({ date, part: facts.part, why: whyNot(date, facts) }));

/** The days that a leave takes. Days outside employment are taken, too: a request is refused for them, an entry is a fact. */
export const takenDays = (days: readonly CountedDay[]): TakenDay[] =>
  days.filter(({ why }) => why === null || why === "outsideEmployment").map(({ date, part }) => ({ date, part }));

type Entered = { kind: string; fromDate: string; toDate: string; toTime: string };

/** The dates of an absence and the part of each that it takes. A span that ends at midnight does not touch its last date. */
export function leaveSpan({ kind, fromDate, toDate, toTime }: Entered): Span & { part: TakenDay["part"] } {
  const to = toTime === "00:00" && toDate > fromDate ? writeDate(dayOf(toDate) - 1) : toDate;
  return { from: fromDate, to, part: kind === "halfLeave" ? 0.5 : 1 };
}

export const isLeave = (kind: string): boolean => kind === "leave" || kind === "halfLeave";

/** Sums days without the errors of fractions. */
export const sumDays = (days: readonly { part: number }[]): number =>
  days.reduce((halves, { part }) => halves + Math.round(part * 2), 0) / 2;
