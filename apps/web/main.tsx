import { createRoot } from "react-dom/client";
import { tendDrafts } from "#client/drafts.ts";
import { keepUserLocationHere } from "#client/location-cookie.ts";
import { followPreferences } from "#client/preferences.ts";
import { createQueryClient } from "#client/query.ts";
import { followOtherTabs } from "#client/session.ts";
import { App } from "./App.tsx";
import { catalogue } from "./catalogue/catalogue.ts";
import { createAppRouter } from "./router.tsx";
import { reloadWhenOutdated } from "./shell/outdated.ts";
import { followSession } from "./shell/follow-session.ts";
import { showStartFailure } from "./shell/start-failure.ts";

const place = document.getElementById("app");
if (place === null) throw new Error("The page has no place for the application.");

reloadWhenOutdated();
const queries = createQueryClient();
const router = createAppRouter(queries);
followPreferences();
followOtherTabs();
followSession(router, queries);
tendDrafts();

try {
  // The page's own code is on its way while the texts are.
  await Promise.all([catalogue.need("entrance"), router.load()]);
  createRoot(place).render(<App queries={queries} router={router} />);
} catch (error) {
  console.error(error);
  showStartFailure(place);
}
keepUserLocationHere();
