import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, isProblem, Unreachable } from "#client/problems.ts";
import { viewing, type Viewing } from "#client/viewing.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";
import { NotAllowedPage } from "./NotAllowedPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useEndViewing } from "./use-end-viewing.ts";

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

/** In place of a page that whoever sees the portal as somebody else is not shown. */
function TheirsAlonePage({ viewing }: { viewing: Viewing }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { isEnding, end } = useEndViewing();
  const name = nameIn(locale, viewing.person);
  useDocumentTitle(t("viewing.aloneTitle", { name: isolated(name) }));
  return (
    <StateMessage
      sign={<IconTile tone="neutral" icon={<LockIcon />} />}
      title={t("viewing.aloneTitle", { name: isolated(name) })}
      headingLevel={1}
      actions={
        <>
          <Button variant="strong" renderLink={(slot) => <Link to="/" {...slot} />}>
            {t("notAllowed.action")}
          </Button>
          <Button loading={isEnding} onClick={() => void end()}>
            {t("viewing.aloneEnd")}
          </Button>
        </>
      }
    >
      {t("viewing.aloneText", { name: isolated(name) })}
    </StateMessage>
  );
}
