import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, isProblem, Unreachable } from "#client/problems.ts";
import { viewing } from "#client/viewing.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { TheirsAlonePage } from "./TheirsAlonePage.tsx";

/** Whether a page's code could not be fetched, as browsers say it; there is no code for it. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading dynamically/i.test(error.message);

/** In place of a page that could not be shown, by what was thrown: theirs alone, not allowed, not found, offline, or a fault. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  // The next page asks anew, also for what has failed here.
  useEffect(resetQueries, [resetQueries]);
  if (viewing !== null && isProblem(error, "viewing_only")) return <TheirsAlonePage viewing={viewing} />;
  if (error instanceof ApiProblem && error.status === 403) return <NotAllowedPage />;
  if (error instanceof ApiProblem && error.status === 404) return <NotFoundPage />;
  return <Retry error={error} reset={reset} />;
}

function Retry({ error, reset }: Pick<ErrorComponentProps, "error" | "reset">) {
  const t = useTranslations("shell");
  const problemText = useProblemText();
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const isOffline = !navigator.onLine && (error instanceof Unreachable || isMissingCode(error));
  const title = isOffline ? t("offline.title") : t("failed.title");
  useDocumentTitle(title);

  useEffect(() => {
    if (!isOffline) return undefined;
    const comeBack = (): void => void retry();
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  });

  async function retry(): Promise<void> {
    setRetrying(true);
    // A browser does not fetch a module again that it could not fetch once.
    if (isMissingCode(error)) return location.reload();
    await router.invalidate();
    reset();
    setRetrying(false);
  }

  const text = isOffline
    ? t("offline.text")
    : error instanceof Unreachable
      ? problemText(error)
      : error instanceof ApiProblem
        ? t("failed.text", { requestId: error.requestId })
        : t("failed.textWithoutNumber");
  return (
    <ErrorState
      isOffline={isOffline}
      title={title}
      headingLevel={1}
      retryLabel={t("failed.retry")}
      retrying={retrying}
      onRetry={() => void retry()}
    >
      {text}
    </ErrorState>
  );
}
