import { QueryClientProvider, useQuery, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { setProductName } from "#client/document-title.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { IntlRoot } from "#client/intl.tsx";
import { useShownTheme } from "#client/preferences.ts";
import { UiRoot } from "#kit/UiRoot.tsx";
import type { identityRoutes } from "#modules/identity/contract/routes.ts";
import { instanceQuery } from "#modules/identity/web/index.ts";
import type { RouteOutput } from "#shared/route.ts";
import type { UiWeek } from "#ui/ui-context.ts";
import { ToastProvider } from "#ui/Toasts.tsx";
import type { UiProviderProps } from "#ui/UiProvider.tsx";
import type { AppRouter } from "./router.tsx";

/** Sets the colour of the browser's own bars to the page's. */
function useBarColor(theme: string): void {
  useEffect(() => {
    // A custom property would return the text `light-dark(…)`, which the browser's bars do not know.
    const color = getComputedStyle(document.body).backgroundColor;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", color);
  }, [theme]);
}

function Surroundings({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const product = t("product");
  useEffect(() => setProductName(product), [product]);
  return (
    <ToastProvider regionLabel={t("toasts.region")} dismissLabel={t("toasts.dismiss")}>
      {children}
    </ToastProvider>
  );
}

const weekOf = ({
  data: { firstDayOfWeek, weekend },
}: RouteOutput<(typeof identityRoutes)["readInstance"]>): UiWeek => ({
  first: firstDayOfWeek,
  weekend,
});

/** Replaces the product's colour by the organisation's. */
function useAccent(theme: "light" | "dark"): void {
  const { data: tokens } = useQuery({ ...instanceQuery, select: ({ data }) => data.accent?.[theme] ?? null });
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const names = Object.entries(tokens ?? {}).map(([name, value]) => {
      style.setProperty(`--color-${name}`, value);
      return `--color-${name}`;
    });
    return () => names.forEach((name) => style.removeProperty(name));
  }, [tokens]);
}

/** Language, theme, colour, and the organisation's week, once they are known. */
function Looks(given: Omit<UiProviderProps, "week" | "words" | "tag">) {
  useAccent(given.theme);
  const { data: week } = useQuery({ ...instanceQuery, select: weekOf });
  return <UiRoot {...given} {...(week === undefined ? {} : { week })} />;
}

/** The providers around a page: data, language, looks, notices, and the router. */
export function App({ queries, router }: { queries: QueryClient; router: AppRouter["router"] }) {
  const theme = useShownTheme();
  useBarColor(theme);
  return (
    <QueryClientProvider client={queries}>
      <IntlRoot catalogue={pageCatalogue}>
        {(locale) => (
          <Looks locale={locale} theme={theme}>
            <Surroundings>
              <RouterProvider router={router} />
            </Surroundings>
          </Looks>
        )}
      </IntlRoot>
    </QueryClientProvider>
  );
}
