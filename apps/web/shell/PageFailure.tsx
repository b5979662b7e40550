import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isMissingCode } from "#client/missing-code.ts";
import { ApiProblem, isProblem, Unreachable } from "#client/problems.ts";
import { viewing, type Viewing } from "#client/viewing.ts";
import { readInstance } from "#modules/identity/web/index.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { LockedPage, NotAllowedPage } from "./NotAllowedPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useEndViewing } from "./use-end-viewing.ts";

/** Replaces a failed page, by the error: not for viewers, not allowed, not found, offline, or a fault. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  // The next page requests everything again, including failed queries.
  useEffect(resetQueries, [resetQueries]);
  if (viewing !== null && isProblem(error, "viewing_only")) return <OwnerOnlyPage viewing={viewing} />;
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
    const comeBack = async (): Promise<void> => {
      // Only if the server answers: a document that is being left gets the event too, and would undo the navigation.
      const answer = await readInstance({}).catch(() => null);
      if (answer !== null) await retry();
    };
    const onOnline = (): void => void comeBack();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  });

  async function retry(): Promise<void> {
    setRetrying(true);
    // A browser does not fetch a module again after a failure.
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

/** Replaces a page that is closed to an administrator who views the portal as another user. */
function OwnerOnlyPage({ viewing }: { viewing: Viewing }) {
  const t = useTranslations("shell.viewing");
  const { isEnding, end } = useEndViewing();
  const name = isolated(nameIn(useLocale(), viewing.person));
  return (
    <LockedPage
      title={t("aloneTitle", { name })}
      actions={
        <Button loading={isEnding} onClick={() => void end()}>
          {t("aloneEnd")}
        </Button>
      }
    >
      {t("aloneText", { name })}
    </LockedPage>
  );
}
