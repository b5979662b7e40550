import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createCatalogue } from "#client/catalogue.ts";
import { IntlRoot } from "#client/intl.tsx";
import { Unreachable } from "#client/problems.ts";
import { createQueryClient } from "#client/query.ts";
import { ToastProvider } from "#ui/Toasts.tsx";
import { Loading } from "../Loading.tsx";
import { PeopleField } from "../pickers/PeopleField.tsx";
import { PersonField } from "../pickers/PersonField.tsx";
import type { ChosenPerson } from "../pickers/use-people-search.tsx";
import { UiRoot } from "../UiRoot.tsx";
import { answerOf } from "./answers.ts";
import { FormParts } from "./FormParts.tsx";
import { ListParts } from "./ListParts.tsx";

/** Parses the test's answer: people as id, Arabic and English name, separated by commas and semicolons. */
const peopleIn = (answer: string): ChosenPerson[] =>
  answer.split(";").flatMap((line) => {
    const [id, nameAr, nameEn] = line.split(",");
    return id === undefined || nameAr === undefined || nameEn === undefined ? [] : [{ id, nameAr, nameEn }];
  });

const source = {
  find: (text: string) => ({ queryKey: ["people", text], queryFn: () => answerOf(`people ${text}`) }),
  peopleOf: peopleIn,
};

function PickerParts() {
  const [one, setOne] = useState<ChosenPerson | null>(null);
  const [several, setSeveral] = useState<ChosenPerson[]>([]);
  return (
    <section aria-label="Pickers">
      <PersonField label="Manager" {...source} value={one} onChange={setOne} />
      <PeopleField label="Guests" {...source} value={several} onChange={setSeveral} onBlur={() => undefined} />
      <output aria-label="Picked">{[one?.id ?? "nobody", ...several.map(({ id }) => id)].join(" ")}</output>
    </section>
  );
}

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

/** A list that waits for the test's answer: "rows", or anything else for a lost network. */
function LoadingParts() {
  const query = useQuery({
    queryKey: ["rows"],
    async queryFn() {
      if ((await answerOf("rows")) !== "rows") throw new Unreachable("network");
      return ["Alia", "Omar"];
    },
  });
  const { data } = query;
  return (
    <section aria-label="Loading">
      {data === undefined ? (
        <Loading query={query} label="Loading people" shape={2} failed="People could not be loaded" headingLevel={3} />
      ) : (
        data.map((name) => <p key={name}>{name}</p>)
      )}
    </section>
  );
}
