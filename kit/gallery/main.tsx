import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createCatalogue } from "#client/catalogue.ts";
import { IntlRoot } from "#client/intl.tsx";
import { createQueryClient } from "#client/query.ts";
import { ToastProvider } from "#ui/Toasts.tsx";
import { UiRoot } from "../UiRoot.tsx";
import { FormParts } from "./FormParts.tsx";
import { ListParts } from "./ListParts.tsx";
import { LoadingParts } from "./LoadingParts.tsx";
import { PickerParts } from "./PickerParts.tsx";

const locale = new URLSearchParams(location.search).get("locale") === "ar" ? "ar" : "en";
const catalogue = createCatalogue(locale);
await catalogue.need([
  { en: () => import("../phrases.en.ts"), ar: () => import("../phrases.ar.ts") },
  { en: () => import("#client/phrases.en.ts"), ar: () => import("#client/phrases.ar.ts") },
  { en: () => import("#shared/validators.en.ts"), ar: () => import("#shared/validators.ar.ts") },
]);
const router = createRouter({
  history: createMemoryHistory(),
  routeTree: createRootRoute({
    validateSearch: (given) => given,
    component: () => (
      <main>
        <LoadingParts />
        <FormParts />
        <PickerParts />
        <ListParts />
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
          {() => (
            <UiRoot locale={locale} theme="light">
              <ToastProvider regionLabel="Notices" dismissLabel="Dismiss">
                <RouterProvider router={router} />
              </ToastProvider>
            </UiRoot>
          )}
        </IntlRoot>
      </QueryClientProvider>
    </StrictMode>,
  );
