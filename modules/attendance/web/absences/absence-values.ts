import { useTranslations } from "use-intl";
import type { z } from "zod";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import type { Absence, createAbsence } from "#modules/attendance/contract/schemas-day.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";

export type AbsenceKind = Absence["kind"];

export type AbsenceValues = Record<"fromDate" | "toDate" | "fromTime" | "toTime", string | null> & {
  kind: AbsenceKind;
  /** Hours instead of whole days; some kinds always have hours. */
  hasHours: boolean;
  lookup: string;
  note: string;
};

/** Half leave and permissions always have hours. */
export const isOfHours = ({ kind, hasHours }: Pick<AbsenceValues, "kind" | "hasHours">): boolean =>
  hasHours || kind === "halfLeave" || kind === "permission";

export const isOfOneDate = (kind: AbsenceKind): boolean => kind === "halfLeave";

export function lookupCategoriesOf(kind: AbsenceKind): readonly LookupCategory[] {
  if (kind === "leave" || kind === "halfLeave") return ["leaveType"];
  return kind === "permission" ? ["permissionType"] : ["leaveType", "permissionType"];
}

type Body = z.input<typeof createAbsence>;

/** Returns the body of the request; null while a required value is missing. */
export function absenceBody(user: string, values: AbsenceValues): Body | null {
  const { kind, fromDate, lookup } = values;
  const toDate = isOfOneDate(kind) ? fromDate : values.toDate;
  if (fromDate === null || toDate === null) return null;
  const named = { lookup: lookup || null, note: values.note.trim() || null };
  if (!isOfHours(values)) return { user, kind, fromDate, toDate, ...named };
  const { fromTime, toTime } = values;
  if (fromTime === null || toTime === null) return null;
  return { user, kind, fromDate, fromTime, toDate, toTime, ...named };
}

type Span = Pick<Absence, "fromDate" | "fromTime" | "toDate" | "toTime">;

/** Validates the reason for changing an absence entered by a request; the requester reads it. */
export const checkReason = validated(firstOf(requiredField, maxLength(500)));

export const isWholeDays = ({ fromTime, toTime }: Pick<Span, "fromTime" | "toTime">): boolean =>
  fromTime === "00:00" && toTime === "23:59";

/** Returns whether an absence can be shortened: one whole day cannot. */
export const isLong = (span: Span): boolean => !isWholeDays(span) || span.fromDate !== span.toDate;

/** Returns a formatter of an absence's span, in local times of the location. */
export function useAbsenceSpan(): (absence: Absence) => string {
  const t = useTranslations("attendanceOfficer.absence");
  const formats = useFormats();
  return (absence) => {
    const { fromDate, fromTime, toDate, toTime } = absence;
    const [from, to] = [formats.date(fromDate, "medium"), formats.date(toDate, "medium")];
    const days = fromDate === toDate ? from : t("span", { from, to });
    if (isWholeDays(absence)) return days;
    return `${days} · ${t("span", { from: formats.clock(fromTime), to: formats.clock(toTime) })}`;
  };
}
