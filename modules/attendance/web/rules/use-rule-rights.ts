import { useTranslations } from "use-intl";
import { useHolds } from "#client/use-holds.ts";
import type { RuleKind } from "../search.ts";

/** Kinds that name people and roles: officers with bounds change those that reach no one outside. */
const naming: readonly RuleKind[] = ["locationZoneUser", "exceptionDay", "workingTimeRule", "overtimePolicy"];

/** Returns whether the reader may add rules of a kind, and which they may change. */
export function useRuleRights(kind: RuleKind) {
  const t = useTranslations("attendanceRules.readOnly");
  const subjects = useTranslations("kitSubjects");
  const holds = useHolds("attendance.manage");
  const isNaming = naming.includes(kind);
  return {
    mayAdd: holds === "whole" || (holds === "within" && isNaming),
    /** Why a rule cannot be changed; null if it can. */
    readOnlyFor: ({ isChangeable = holds === "whole" }: { isChangeable?: boolean }): string | null => {
      if (isChangeable) return null;
      if (holds === null) return t("reader");
      return isNaming ? subjects("outside") : t("whole");
    },
  };
}
