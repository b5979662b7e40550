import type { RefusedField } from "#platform/http/refuse.ts";
import type { AbsenceKind } from "../../contract/evaluation.ts";
import type { LookupCategory } from "../../contract/kinds.ts";
import { dayOf, minutesOf, writeDate } from "../../contract/written-time.ts";

export type AbsenceSpan = { kind: AbsenceKind; fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Longer than any single leave, and short enough to be computed within a request. */
const maxDays = 366;

const isWholeDay = ({ fromTime, toTime }: AbsenceSpan): boolean => fromTime === "00:00" && toTime === "23:59";

/** Returns the conflicts between fields; empty if there are none. */
export function checkSpan(span: AbsenceSpan): RefusedField[] {
  const days = dayOf(span.toDate) - dayOf(span.fromDate);
  const minutes = days * 1440 + minutesOf(span.toTime) - minutesOf(span.fromTime);
  if (days < 0) return [{ path: "toDate", message: { key: "endFirst" } }];
  if (minutes <= 0) return [{ path: "toTime", message: { key: "endFirst" } }];
  if (days >= maxDays) return [{ path: "toDate", message: { key: "daysMany", values: { max: maxDays } } }];
  if (span.kind === "halfLeave" && (days > 0 || isWholeDay(span))) {
    return [{ path: days > 0 ? "toDate" : "fromTime", message: { key: "hoursOfOneDay" } }];
  }
  return [];
}

type Times = Omit<AbsenceSpan, "kind">;
const startOf = ({ fromDate, fromTime }: Times): string => `${fromDate}T${fromTime}`;
const endOf = ({ toDate, toTime }: Times): string => `${toDate}T${toTime}`;

/**
 * Returns conflicts of the remaining span: it must lie within the absence and be shorter, in whole days or hours as
 * before.
 */
export function checkRemaining(before: AbsenceSpan, remaining: AbsenceSpan): RefusedField[] {
  const wrong = checkSpan(remaining);
  if (wrong.length > 0) return wrong;
  if (isWholeDay(remaining) !== isWholeDay(before)) return [{ path: "fromTime", message: { key: "wholeDaysStay" } }];
  const unit = isWholeDay(before) ? "Date" : "Time";
  const tooLong = (end: "from" | "to"): RefusedField[] => [{ path: `${end}${unit}`, message: { key: "shorterOnly" } }];
  if (startOf(remaining) < startOf(before)) return tooLong("from");
  const isSame = startOf(remaining) === startOf(before) && endOf(remaining) === endOf(before);
  return isSame || endOf(remaining) > endOf(before) ? tooLong("to") : [];
}

/** Returns the dates freed by the change, at the start and at the end. */
export function freedDates(before: AbsenceSpan, remaining: AbsenceSpan): { from: string; to: string }[] {
  // With hours, the remaining part still touches its date.
  const beside = isWholeDay(before) ? 1 : 0;
  const moved = (date: string, days: number): string => writeDate(dayOf(date) + days);
  return [
    ...(startOf(before) === startOf(remaining)
      ? []
      : [{ from: before.fromDate, to: moved(remaining.fromDate, -beside) }]),
    ...(endOf(before) === endOf(remaining) ? [] : [{ from: moved(remaining.toDate, beside), to: before.toDate }]),
  ];
}

/** Returns what is left of an absence when dates are taken out of it, in order; null if it has none of them. */
export function cutSpan(span: AbsenceSpan, { from, to }: { from: string; to: string }): AbsenceSpan[] | null {
  const { fromDate, toDate } = span;
  if (to < fromDate || from > toDate) return null;
  const before = { ...span, toDate: writeDate(dayOf(from) - 1) };
  const after = { ...span, fromDate: writeDate(dayOf(to) + 1) };
  return [before, after].filter((left) => left.fromDate <= left.toDate);
}

/** Returns whether dates can be taken out of an absence: whole days, or all of a half one. */
export const canBeCut = (span: AbsenceSpan): boolean => isWholeDay(span) || span.fromDate === span.toDate;

/** Lists that may contain the entry of an absence. */
export const lookupCategoriesOf = (kind: AbsenceKind): readonly LookupCategory[] => {
  if (kind === "leave" || kind === "halfLeave") return ["leaveType"];
  return kind === "permission" ? ["permissionType"] : ["leaveType", "permissionType"];
};
