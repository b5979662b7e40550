import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouterState, useRouter, type ParsedLocation } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useChosenLanguage } from "#client/intl.tsx";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { preferences } from "#client/preferences.ts";
import { setTimeZone } from "#client/time-zone.ts";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { PageProgress } from "#ui/PageProgress.tsx";
import { useToast } from "#ui/toast-context.ts";

/** Around all pages, with and without the application's frame. */
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

/**
 * Moves the focus to the heading of a page after a navigation, so that screen readers read it and the keyboard begins
 * there. A dialog over a page is not another page, and a field that took the focus keeps it.
 */
function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    const pageOf = (location: ParsedLocation): string | undefined =>
      router.matchRoutes(location).findLast(({ staticData }) => staticData.isDialog !== true)?.pathname;

    return router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (fromLocation === undefined || pageOf(fromLocation) === pageOf(toLocation)) return;
      if (document.querySelector("[aria-modal=true]") !== null) return;
      if (document.activeElement?.matches("main :is(input, textarea, select)")) return;
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading !== null && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    });
  }, [router]);
}
