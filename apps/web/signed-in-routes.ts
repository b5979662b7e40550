import { createRoute, lazyRouteComponent, redirect, type AnyRouter } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { atMost } from "#client/at-most.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { admin, app } from "#kit/areas.ts";
import { page } from "#kit/module.ts";
import { myMustReadsQuery } from "#modules/acknowledgements/web/index.ts";
import { readLatestSearch } from "#modules/community/web/index.ts";
import { HomePage, homeQuery } from "#modules/home/web/index.ts";
import { readLinkSearch } from "#modules/identity/web/index.ts";
import { panelPhrases } from "#modules/identity/web/manifest.ts";
import { readNotificationsSearch } from "#modules/notifications/web/index.ts";
import { notificationPhrases, pushPhrases } from "#modules/notifications/web/manifest.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { profilePhrases } from "#modules/people/web/manifest.ts";
import { workListQuery } from "#modules/services/web/index.ts";
import { servicePhrases } from "#modules/services/web/manifest.ts";
import type { adminRoutes } from "./admin-routes.ts";
import { insidePhrases, listAll, widgets } from "./modules.ts";
import { loadAdministration } from "./shell/administration.ts";
import { isAdminAddress } from "./shell/admin-entries.ts";
import { FramePending } from "./shell/FramePending.tsx";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";

// Pages with parts of several modules; all other pages are in the modules' manifests.

/** Milliseconds that home waits for widgets that would shift it. */
const homeTimeoutMs = 400;
const home = page("/", {
  page: lazyRouteComponent(() => import("./shell/HomeRoute.tsx"), "HomeRoute"),
  search: (given) => ({ ...readLatestSearch(given), ...readLinkSearch(given) }),
  load: ({ queries }) => {
    HomePage.preload();
    for (const { preload } of Object.values(widgets)) preload();
    // Widgets at the top of a phone's home, and their order, would shift everything below them if they came later.
    const order = queries.prefetchQuery(homeQuery);
    const waiting = [queries.prefetchQuery(myMustReadsQuery), queries.prefetchQuery(workListQuery)];
    return atMost(homeTimeoutMs, Promise.all([order, ...waiting]));
  },
});
const myNotifications = page("/user-profile/notifications", {
  page: lazyRouteComponent(() => import("./shell/ProfileRoutes.tsx"), "ProfileNotificationsRoute"),
  phrases: [...profilePhrases, notificationPhrases, pushPhrases],
});
const mySecurity = page("/user-profile/security", {
  page: lazyRouteComponent(() => import("./shell/ProfileRoutes.tsx"), "ProfileSecurityRoute"),
  phrases: [...profilePhrases, ...panelPhrases, pushPhrases],
});
const notifications = page("/notifications", {
  page: lazyRouteComponent(() => import("./shell/NotificationsRoute.tsx"), "NotificationsRoute"),
  search: readNotificationsSearch,
  phrases: [notificationPhrases],
});
const workList = page("/work-list", {
  page: lazyRouteComponent(() => import("./shell/WorkListRoute.tsx"), "WorkListRoute"),
  phrases: [servicePhrases],
});
const notFound = page("$", { page: NotFoundPage });
/** Every page that requires a session; those of the administration are added when it is opened. */
export const signedInRoutes = app.addChildren([
  home,
  myNotifications,
  mySecurity,
  notifications,
  workList,
  ...listAll("pages"),
  admin as unknown as typeof adminRoutes,
  notFound,
]);

const appFrame = {
  component: lazyRouteComponent(() => import("./shell/AppArea.tsx"), "AppArea"),
  pendingComponent: FramePending,
  beforeLoad: () => pageCatalogue.need(insidePhrases),
  loader: ({ context }: { context: { queries: QueryClient } }) => void context.queries.prefetchQuery(meQuery),
};
app.update(appFrame);

const loadAdminRoutes = () => Promise.all([import("./admin-routes.ts"), loadAdministration()]);

/** Adds the administration's pages to the router if one is being opened, and otherwise routes that do so. */
export async function prepareAdministration(router: AnyRouter): Promise<void> {
  if (isAdminAddress(router.latestLocation.pathname)) return void (await loadAdminRoutes());
  const untilLoaded = (path: "/" | "$") =>
    createRoute({
      getParentRoute: () => admin,
      path,
      beforeLoad: async ({ location }) => {
        await loadAdminRoutes();
        router.setRoutes(router.buildRouteTree());
        // The address now matches its page.
        throw redirect({ href: location.href, replace: true });
      },
    });
  admin.addChildren([untilLoaded("/"), untilLoaded("$")]);
}
