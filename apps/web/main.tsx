import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { atMost } from "#client/at-most.ts";
import { clearOldDrafts } from "#client/drafts.ts";
import { clearAnswersWithSession } from "#client/answer-cache.ts";
import { storeOwnLocation } from "#client/location-cookie.ts";
import { signInSearchFor, isOpenPage } from "#client/next-address.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { followPreferences, preferences } from "#client/preferences.ts";
import { createQueryClient } from "#client/query.ts";
import { followOtherTabs, isSignedIn, onSession } from "#client/session.ts";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { afterPress, watchPresses } from "#ui/after-press.ts";
import { App } from "./App.tsx";
import { entrancePhrases } from "./catalogue.ts";
import { createAppRouter, type AppRouter } from "./router.tsx";

const item = "reloadedForUpdate";

/** Reloads a page that is older than the installed version and requests missing files, at most once a minute. */
function reloadWhenOutdated(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(item) ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(item, String(Date.now()));
    location.reload();
  });
}

/** Milliseconds a page waits for the banner, which would shift it down if it came later. */
const bannerTimeoutMs = 600;

/** Presses are answered between tasks. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Not awaited at the top: the pages' files import this one and would wait for it for ever.
async function start(place: HTMLElement): Promise<void> {
  reloadWhenOutdated();
  // Evaluating the scripts was a task of its own.
  await nextTask();
  // Data that arrives during a press is shown after its click, which would otherwise lose its target.
  watchPresses(window);
  notifyManager.setScheduler((notify) => setTimeout(() => afterPress(notify), 0));
  const queries = createQueryClient();
  const { router, loadSignedInRoutes } = createAppRouter(queries);
  await nextTask();
  followPreferences();
  followOtherTabs();
  followSession(router, queries);
  clearOldDrafts();
  clearAnswersWithSession();
  storeOwnLocation();
  try {
    await pageCatalogue.show(preferences.current().locale);
    // The page's own code is loaded together with the texts, the banner and the first language.
    const banner = atMost(
      bannerTimeoutMs,
      queries
        .fetchQuery(instanceQuery)
        .then(({ data }) => preferences.learnFirstLanguage(data.firstLanguage))
        .catch(() => undefined),
    );
    const page = isSignedIn() ? loadSignedInRoutes().then(() => router.load()) : router.load();
    await Promise.all([pageCatalogue.need(entrancePhrases), page, banner]);
    await pageCatalogue.show(preferences.current().locale).catch(() => undefined);
    // As a transition, which React renders in short slices: the page answers presses meanwhile.
    startTransition(() => createRoot(place).render(<App queries={queries} router={router} />));
    // Loaded as soon as a sign-in begins; a failure is retried on demand.
    place.addEventListener("input", () => void loadSignedInRoutes().catch(() => undefined), { once: true });
  } catch (error) {
    console.error(error);
    showStartFailure(place);
  }
}

const place = document.getElementById("app");
if (place === null) throw new Error("The page has no place for the application.");
void start(place);

/** Navigates to the sign-in page when the session ends, and removes its cached data. */
function followSession(router: AppRouter["router"], queries: QueryClient): void {
  onSession("ended", (how) => {
    const { pathname, href } = router.state.location;
    const moved = isOpenPage(pathname)
      ? Promise.resolve()
      : router.navigate({
          to: "/login",
          search: how === "left" ? {} : signInSearchFor(href),
          replace: true,
          state: how === "left" ? {} : { notice: "expired" },
        });
    // Afterwards, or the current page would request everything again.
    void moved.then(() => queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/instance" }));
  });
}

/** Shows in both languages that the application could not be loaded, without its texts and styles. */
function showStartFailure(place: HTMLElement): void {
  const paragraph = (text: string, lang: string, dir: string): HTMLElement => {
    const element = document.createElement("p");
    Object.assign(element, { textContent: text, lang, dir });
    return element;
  };
  const retry = document.createElement("button");
  retry.textContent = "Try again · إعادة المحاولة";
  retry.addEventListener("click", () => location.reload());
  const box = document.createElement("div");
  box.style.cssText = "padding:3rem 1.5rem;text-align:center;font:1rem/1.8 system-ui,sans-serif";
  box.append(
    paragraph("Diwan could not be loaded. Check your connection.", "en", "ltr"),
    paragraph("تعذّر تحميل ديوان. تحقق من اتصالك.", "ar", "rtl"),
    retry,
  );
  place.replaceChildren(box);
}
