import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useChosenLanguage } from "#client/intl.tsx";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { preferences } from "#client/preferences.ts";
import { setTimeZone } from "#client/time-zone.ts";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { PageProgress } from "#ui/PageProgress.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useHeadingFocus } from "./heading-focus.ts";

/** What all pages share, with and without the application's frame. */
export function Root() {
  const t = useTranslations("shell");
  const toast = useToast();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const { timeZone: zone, firstLanguage } = useQuery(instanceQuery).data?.data ?? {};
  const onLanguageFailed = useCallback(() => toast({ message: t("language.failed"), tone: "danger" }), [toast, t]);

  useChosenLanguage(pageCatalogue, onLanguageFailed);
  useHeadingFocus();
  useEffect(() => {
    if (zone !== undefined) setTimeZone(zone);
  }, [zone]);
  useEffect(() => {
    if (firstLanguage !== undefined) preferences.learnFirstLanguage(firstLanguage);
  }, [firstLanguage]);
  return (
    <>
      <PageProgress active={isLoading} label={t("loading")} />
      <Outlet />
    </>
  );
}
