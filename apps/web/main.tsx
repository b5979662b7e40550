import { notifyManager } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { atMost } from "#client/at-most.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { tendDrafts } from "#client/drafts.ts";
import { tendAnswers } from "#client/kept-answers.ts";
import { keepUserLocationHere } from "#client/location-cookie.ts";
import { followPreferences, preferences } from "#client/preferences.ts";
import { createQueryClient } from "#client/query.ts";
import { followOtherTabs, isSignedIn } from "#client/session.ts";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { afterPress, watchPresses } from "#ui/after-press.ts";
import { App } from "./App.tsx";
import { entrancePhrases } from "./catalogue.ts";
import { createAppRouter } from "./router.tsx";
import { followSession } from "./shell/follow-session.ts";
import { reloadWhenOutdated } from "./shell/outdated.ts";
import { showStartFailure } from "./shell/start-failure.ts";

/** Milliseconds a page waits for what would push it down when it came later. */
const patience = 600;

// Not awaited at the top: the pages' files import this one and would wait for it for ever.
async function start(place: HTMLElement): Promise<void> {
  reloadWhenOutdated();
  // Data that arrives during a press is shown after its click, which would otherwise lose its target.
  watchPresses(window);
  notifyManager.setScheduler((notify) => setTimeout(() => afterPress(notify), 0));
  const queries = createQueryClient();
  const { router, bringInside } = createAppRouter(queries);
  followPreferences();
  followOtherTabs();
  followSession(router, queries);
  tendDrafts();
  tendAnswers();
  keepUserLocationHere();
  try {
    await pageCatalogue.show(preferences.current().locale);
    // The page's own code is on its way while the texts are, whether the page has a banner, and the first language.
    const banner = atMost(
      patience,
      queries
        .fetchQuery(instanceQuery)
        .then(({ data }) => preferences.learnFirstLanguage(data.firstLanguage))
        .catch(() => undefined),
    );
    const page = isSignedIn() ? bringInside().then(() => router.load()) : router.load();
    await Promise.all([pageCatalogue.need(entrancePhrases), page, banner]);
    await pageCatalogue.show(preferences.current().locale).catch(() => undefined);
    createRoot(place).render(<App queries={queries} router={router} />);
    // Somebody who begins to sign in finds it here; a failure is tried again when it is needed.
    place.addEventListener("input", () => void bringInside().catch(() => undefined), { once: true });
  } catch (error) {
    console.error(error);
    showStartFailure(place);
  }
}

const place = document.getElementById("app");
if (place === null) throw new Error("The page has no place for the application.");
void start(place);
