import type { RefusedField } from "#platform/http/refuse.ts";
import type { AbsenceKind } from "../../contract/evaluation.ts";
import type { LookupCategory } from "../../contract/schemas-parts.ts";
import { dayOf, minutesOf, writeDate } from "../../contract/written-time.ts";

export type AbsenceSpan = { kind: AbsenceKind; fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Longer than any single leave, and short enough to be computed within a request. */
const mostDays = 366;

const isWholeDay = ({ fromTime, toTime }: AbsenceSpan): boolean => fromTime === "00:00" && toTime === "23:59";

/** Returns the conflicts between fields; empty if there are none. */
export function checkSpan(span: AbsenceSpan): RefusedField[] {
  const days = dayOf(span.toDate) - dayOf(span.fromDate);
  const minutes = days * 1440 + minutesOf(span.toTime) - minutesOf(span.fromTime);
  if (days < 0) return [{ path: "toDate", message: { key: "endFirst" } }];
  if (minutes <= 0) return [{ path: "toTime", message: { key: "endFirst" } }];
  if (days >= mostDays) return [{ path: "toDate", message: { key: "daysMany", values: { max: mostDays } } }];
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
export function checkLeft(whole: AbsenceSpan, left: AbsenceSpan): RefusedField[] {
  const wrong = checkSpan(left);
  if (wrong.length > 0) return wrong;
  if (isWholeDay(left) !== isWholeDay(whole)) return [{ path: "fromTime", message: { key: "wholeDaysStay" } }];
  const unit = isWholeDay(whole) ? "Date" : "Time";
  const tooLong = (end: "from" | "to"): RefusedField[] => [{ path: `${end}${unit}`, message: { key: "shorterOnly" } }];
  if (startOf(left) < startOf(whole)) return tooLong("from");
  const isSame = startOf(left) === startOf(whole) && endOf(left) === endOf(whole);
  return isSame || endOf(left) > endOf(whole) ? tooLong("to") : [];
}

/** Returns the dates freed by the change, at the start and at the end. */
export function freedDates(whole: AbsenceSpan, left: AbsenceSpan): { from: string; to: string }[] {
  // With hours, the remaining part still touches its date.
  const beside = isWholeDay(whole) ? 1 : 0;
  const moved = (date: string, days: number): string => writeDate(dayOf(date) + days);
  return [
    ...(startOf(whole) === startOf(left) ? [] : [{ from: whole.fromDate, to: moved(left.fromDate, -beside) }]),
    ...(endOf(whole) === endOf(left) ? [] : [{ from: moved(left.toDate, beside), to: whole.toDate }]),
  ];
}

/** Lists that may contain the entry of an absence. */
export const lookupCategoriesOf = (kind: AbsenceKind): readonly LookupCategory[] => {
  if (kind === "leave" || kind === "halfLeave") return ["leaveType"];
  return kind === "permission" ? ["permissionType"] : ["leaveType", "permissionType"];
};
