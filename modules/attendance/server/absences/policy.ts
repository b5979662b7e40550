import type { RefusedField } from "#platform/http/refuse.ts";
import type { AbsenceKind } from "../../contract/evaluation.ts";
import type { LookupCategory } from "../../contract/schemas-parts.ts";
import { dayOf, minutesOf } from "../../contract/written-time.ts";

export type AbsenceSpan = { kind: AbsenceKind; fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Longer than any leave that is granted at once, and short enough to be computed while somebody waits. */
export const mostDays = 366;

const isWholeDay = ({ fromTime, toTime }: AbsenceSpan): boolean => fromTime === "00:00" && toTime === "23:59";

/** What is wrong between the fields; nothing when they go together. */
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

/** Of which lists the entry of an absence may be. */
export const lookupCategoriesOf = (kind: AbsenceKind): readonly LookupCategory[] => {
  if (kind === "leave" || kind === "halfLeave") return ["leaveType"];
  return kind === "permission" ? ["permissionType"] : ["leaveType", "permissionType"];
};
