import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, Unreachable } from "./problems.ts";

/** Says what went wrong in one sentence in the reader's language, whatever was thrown. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("client.problem");
  return useCallback(
    (error: unknown): string => {
      if (error instanceof Unreachable) return t(error.reason);
      if (!(error instanceof ApiProblem)) return t("unexpected");
      const wait = error.code === "too_many_requests" ? error.retryAfter : null;
      if (wait === null) return error.problem.detail;
      return wait < 90 ? t("tooMany", { seconds: wait }) : t("tooManyMinutes", { minutes: Math.ceil(wait / 60) });
    },
    [t],
  );
}
