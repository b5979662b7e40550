import type { z } from "zod";
import type { Absence, createAbsence } from "#modules/attendance/contract/schemas-day.ts";
import type { LookupCategory } from "#modules/attendance/contract/schemas-parts.ts";

export const absenceKinds = ["leave", "halfLeave", "mission", "remote", "permission"] as const;
export type AbsenceKind = Absence["kind"];

export type AbsenceValues = {
  kind: AbsenceKind;
  fromDate: string | null;
  toDate: string | null;
  /** Whether only some hours are meant; of some kinds that is always so. */
  hasHours: boolean;
  fromTime: string | null;
  toTime: string | null;
  lookup: string;
  note: string;
};

/** Half a leave and a permission are hours and never whole days. */
export const isOfHours = ({ kind, hasHours }: Pick<AbsenceValues, "kind" | "hasHours">): boolean =>
  hasHours || kind === "halfLeave" || kind === "permission";

/** Half a leave is of one date. */
export const isOfOneDate = (kind: AbsenceKind): boolean => kind === "halfLeave";

/** The reference lists that a kind takes its entry from. */
export function lookupCategoriesOf(kind: AbsenceKind): readonly LookupCategory[] {
  if (kind === "leave" || kind === "halfLeave") return ["leaveType"];
  return kind === "permission" ? ["permissionType"] : ["leaveType", "permissionType"];
}

type Body = z.input<typeof createAbsence>;

/** What is sent; null while something mandatory is missing. */
export function absenceBody(user: string, values: AbsenceValues): Body | null {
  const { kind, fromDate, lookup } = values;
  const toDate = isOfOneDate(kind) ? fromDate : values.toDate;
  const note = values.note.trim();
  if (fromDate === null || toDate === null) return null;
  const named = { lookup: lookup === "" ? null : lookup, note: note === "" ? null : note };
  if (!isOfHours(values)) return { user, kind, fromDate, toDate, ...named };
  const { fromTime, toTime } = values;
  if (fromTime === null || toTime === null) return null;
  return { user, kind, fromDate, fromTime, toDate, toTime, ...named };
}

type Span = Pick<Absence, "fromDate" | "fromTime" | "toDate" | "toTime">;

/** Whether an absence is of whole days. */
export const isWholeDays = ({ fromTime, toTime }: Pick<Span, "fromTime" | "toTime">): boolean =>
  fromTime === "00:00" && toTime === "23:59";

/** Whether a part of an absence can be left: one whole day is there or not. */
export const isLong = (span: Span): boolean => !isWholeDays(span) || span.fromDate !== span.toDate;
