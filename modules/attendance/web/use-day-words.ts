import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { absenceKinds } from "#modules/attendance/contract/kinds.ts";
import type { AttendanceDay, DayState } from "#modules/attendance/contract/schemas-day.ts";
import type { BadgeTone } from "#ui/Badge.tsx";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { textClass } from "#ui/primitives.ts";
import { useDurationText } from "#kit/use-duration-text.ts";

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

export const badgeTones = {
  good: "action",
  warn: "saffron",
  bad: "danger",
  calm: "info",
  quiet: "neutral",
} as const satisfies Record<DayTone, BadgeTone>;

/** Returns the class of a sign's colours. */
export const toneClass = (tone: DayTone): string => textClass(tone === "quiet" ? "muted" : `tint-${badgeTones[tone]}`);

/** Returns the tone of a row; being late or early is a warning. */
export const toneOf = ({ state, lateMinutes, earlyMinutes }: AttendanceDay): DayTone =>
  state === "present" && lateMinutes + earlyMinutes > 0 ? "warn" : toneOfState[state];

const plain = ["noPunch", "unpaired", "noSlots", "noAssignment"] as const;

/** Returns the reasons of a row, in the engine's order; codes without a phrase are omitted. */
export function useReasonTexts(): (row: AttendanceDay) => string[] {
  const t = useTranslations("attendanceDays.reason");
  const formats = useFormats();
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
        const name = isolated(formats.name(exceptionDay));
        return [t(reason["workDay"] === true ? "exceptionWork" : "exceptionOff", { name })];
      }
      if (code === "absence") {
        const kind = absenceKinds.find((known) => known === reason["kind"]);
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

/** Formats minutes of a day, in the given order; those that are 0 are omitted. */
export function useMinutesTexts(): (
  minutes: Partial<Record<"worked" | "late" | "early" | "extra", number>>,
) => string[] {
  const t = useTranslations("attendanceDays");
  const duration = useDurationText();
  return (minutes) =>
    Object.entries(minutes).flatMap(([name, count]) =>
      count > 0 ? [t(name as keyof typeof minutes, { duration: duration(count) })] : [],
    );
}

const flags = ["autoCheckOut", "offline", "review", "outside_fence", "accuracy_too_low", "position_missing"] as const;

/** Drops flags that the source of a punch states already. */
export const beyondSource = (flags: readonly string[]): string[] => flags.filter((flag) => flag !== "offline");

export function useFlagTexts(): (given: readonly string[]) => string[] {
  const t = useTranslations("attendanceDays.flag");
  return (given) => flags.filter((flag) => given.includes(flag)).map((flag) => t(flag));
}
