import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, Unreachable } from "./problems.ts";

/**
 * Returns a function that formats any thrown value as one sentence in the user's language; `failed`, a sentence that says
 * what failed, precedes it.
 */
export function useProblemText(): (error: unknown, failed?: string) => string {
  const t = useTranslations("client.problem");
  const reasonOf = useCallback(
    (error: unknown): string => {
      if (error instanceof Unreachable) return t(error.reason);
      if (!(error instanceof ApiProblem)) return t("unexpected");
      const wait = error.code === "too_many_requests" ? error.retryAfter : null;
      if (wait === null) return error.problem.detail;
      return wait < 90 ? t("tooMany", { seconds: wait }) : t("tooManyMinutes", { minutes: Math.ceil(wait / 60) });
    },
    [t],
  );
  return useCallback(
    (error, failed) => (failed === undefined ? reasonOf(error) : `${failed} ${reasonOf(error)}`),
    [reasonOf],
  );
}
