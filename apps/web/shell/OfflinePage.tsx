import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface OfflinePageProps {
  error: Unreachable;
  headingLevel?: 1 | 2;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces a page if the application was opened without a connection to the server. */
export function OfflinePage({ error, headingLevel = 1, retrying, onRetry }: OfflinePageProps) {
  const t = useTranslations("shell");
  const problemText = useProblemText();
  const isOffline = error.reason === "offline";
  const title = isOffline ? t("offline.title") : t("offline.serverTitle");
  useDocumentTitle(title);
  return (
    <ErrorState
      isOffline
      title={title}
      headingLevel={headingLevel}
      retryLabel={t("failed.retry")}
      retrying={retrying}
      onRetry={onRetry}
    >
      {isOffline ? t("offline.text") : problemText(error)}
    </ErrorState>
  );
}
