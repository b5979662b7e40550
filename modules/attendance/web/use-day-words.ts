import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { AttendanceDay, DayState } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { useDurationText } from "./use-duration-text.ts";

/** The colour that a state has besides its words. */
export const toneOfState: Record<DayState, DayTone> = {
  scheduled: "quiet",
  present: "good",
  halfDay: "warn",
  absent: "bad",
  incomplete: "warn",
  off: "quiet",
  holiday: "calm",
  leave: "calm",
  halfLeave: "calm",
  workedOnDayOff: "good",
  unscheduled: "good",
};

/** The colour of a row; being late or early is worth a second look. */
export const toneOf = ({ state, lateMinutes, earlyMinutes }: AttendanceDay): DayTone =>
  state === "present" && lateMinutes + earlyMinutes > 0 ? "warn" : toneOfState[state];

const absences = ["leave", "halfLeave", "mission", "remote", "permission"] as const;
const plain = ["noPunch", "unpaired", "noSlots", "noAssignment"] as const;

/** Why a day is as it is, in the order of the engine; what has no words here is left out. */
export function useReasonTexts(): (row: AttendanceDay) => string[] {
  const t = useTranslations("attendanceDays.reason");
  const locale = useLocale();
  const duration = useDurationText();
  return ({ reasons, exceptionDay }) =>
    reasons.flatMap((reason): string[] => {
      const { code } = reason;
      if (code === "assignment") {
        const who = t(reason["subject"] === "role" ? "assignmentRole" : "assignmentPerson");
        const layer = reason["layer"];
        return layer === "seasonal" || layer === "special" ? [who, t(layer)] : [who];
      }
      if (code === "exception") {
        if (exceptionDay === null) return [t("exceptionUnnamed")];
        const name = isolated(nameIn(locale, exceptionDay));
        return [t(reason["workDay"] === true ? "exceptionWork" : "exceptionOff", { name })];
      }
      if (code === "absence") {
        const kind = absences.find((known) => known === reason["kind"]);
        return kind === undefined ? [] : [t(kind)];
      }
      if (code === "belowAbsent" || code === "belowHalfDay") {
        const [worked, threshold] = [Number(reason["workedMinutes"]), Number(reason["threshold"])];
        return [t(code, { worked: duration(worked), threshold: duration(threshold) })];
      }
      const known = plain.find((each) => each === code);
      return known === undefined ? [] : [t(known)];
    });
}

const flags = ["autoCheckOut", "offline", "review", "outside_fence", "accuracy_too_low", "position_missing"] as const;

/** Without what the source of a punch says already. */
export const beyondSource = (flags: readonly string[]): string[] => flags.filter((flag) => flag !== "offline");

/** What is remarkable about a row or a punch. */
export function useFlagTexts(): (given: readonly string[]) => string[] {
  const t = useTranslations("attendanceDays.flag");
  return (given) => flags.filter((flag) => given.includes(flag)).map((flag) => t(flag));
}
