import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { WorkingTimeRule } from "#modules/attendance/contract/schemas-working-time.ts";
import { useDurationText } from "#kit/use-duration-text.ts";

type Limit = Pick<WorkingTimeRule, "kind" | "minutes" | "after" | "before">;

/** Formats the limit of a rule: "8 h a day". */
export function useLimitText(): (rule: Limit) => string {
  const t = useTranslations("attendanceWorkingTime.limits");
  const { clock } = useFormats();
  const durationText = useDurationText();
  return ({ kind, minutes, after, before }) => {
    const hours = { after: isolated(clock(after ?? "00:00")), before: isolated(clock(before ?? "00:00")) };
    return t(kind, { duration: isolated(durationText(minutes ?? 0)), ...hours });
  };
}

type Measured = { kind: WorkingTimeRule["kind"]; minutes: number; limit: number };

/** Formats what was measured against a limit: "9 hours worked in a day, at most 8 hours". */
export function useBrokenText(): (measured: Measured) => string {
  const t = useTranslations("attendanceWorkingTime.broken");
  const durationText = useDurationText();
  return ({ kind, minutes, limit }) =>
    t(kind, { measured: isolated(durationText(minutes)), limit: isolated(durationText(limit)) });
}
