import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createCatalogue } from "#client/catalogue.ts";
import { IntlRoot } from "#client/intl.tsx";
import { createQueryClient } from "#client/query.ts";
import { ToastProvider } from "#ui/Toasts.tsx";
import { UiProvider } from "#ui/UiProvider.tsx";
import { FormParts } from "./FormParts.tsx";
import { LoadingParts } from "./LoadingParts.tsx";

const catalogue = createCatalogue("en");
await catalogue.need([
  { en: () => import("../phrases.en.ts"), ar: () => import("../phrases.ar.ts") },
  { en: () => import("#client/phrases.en.ts"), ar: () => import("#client/phrases.ar.ts") },
  { en: () => import("#shared/validators.en.ts"), ar: () => import("#shared/validators.ar.ts") },
]);
const router = createRouter({
  history: createMemoryHistory(),
  routeTree: createRootRoute({
    component: () => (
      <main>
        <LoadingParts />
        <FormParts />
      </main>
    ),
  }),
});

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <IntlRoot catalogue={catalogue}>
          {(locale) => (
            <UiProvider locale={locale} theme="light">
              <ToastProvider regionLabel="Notices" dismissLabel="Dismiss">
                <RouterProvider router={router} />
              </ToastProvider>
            </UiProvider>
          )}
        </IntlRoot>
      </QueryClientProvider>
    </StrictMode>,
  );
