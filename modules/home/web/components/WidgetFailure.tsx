import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#client/problems.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";

/** Whether the code itself could not be fetched, as browsers say it; a browser does not fetch it a second time. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|error loading/i.test(error.message);

/** In place of a widget that could not be shown at all; nothing where the reader may not see what it shows. */
export function WidgetFailure({ name, error, reset }: ErrorComponentProps & { name: WidgetName }) {
  const t = useTranslations("home");
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(resetQueries, [resetQueries]);
  if (error instanceof ApiProblem && error.status === 403) return null;
  return (
    <WidgetCard
      title={t(`widgets.${name}`)}
      isLoading={false}
      failure={t("widgetFailed")}
      isRetrying={false}
      onRetry={isMissingCode(error) ? () => location.reload() : reset}
      labels={{ loading: t("loading"), retry: t("retry") }}
    >
      {null}
    </WidgetCard>
  );
}
