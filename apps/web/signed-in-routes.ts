import { lazyRouteComponent } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { atMost } from "#client/at-most.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { admin, app } from "#kit/areas.ts";
import { adminPage, page } from "#kit/module.ts";
import { myMustReadsQuery } from "#modules/acknowledgements/web/index.ts";
import { auditPage } from "#modules/administration/web/manifest.ts";
import { readAdminTopicsSearch, readLatestSearch } from "#modules/community/web/index.ts";
import { HomePage, homeQuery } from "#modules/home/web/index.ts";
import { readLinkSearch, readMembersSearch } from "#modules/identity/web/index.ts";
import { accountPhrases, panelPhrases, rolePhrases } from "#modules/identity/web/manifest.ts";
import { readNotificationsSearch } from "#modules/notifications/web/index.ts";
import { notificationPhrases, pushPhrases } from "#modules/notifications/web/manifest.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { profilePhrases, recordPhrases } from "#modules/people/web/manifest.ts";
import { workListQuery } from "#modules/services/web/index.ts";
import { servicePhrases } from "#modules/services/web/manifest.ts";
import { listAll, phrasesOf, widgets } from "./modules.ts";
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
const adminHome = adminPage("/", {
  page: lazyRouteComponent(() => import("./shell/AdminHome.tsx"), "AdminHome"),
});
const topics = adminPage("/topics/index", {
  page: lazyRouteComponent(() => import("./shell/AdminTopicsRoute.tsx"), "AdminTopicsRoute"),
  search: readAdminTopicsSearch,
});
const user = adminPage("/users/$id", {
  page: lazyRouteComponent(() => import("./shell/UserRoute.tsx"), "UserRoute"),
  phrases: [...accountPhrases, ...recordPhrases, servicePhrases],
});
const role = adminPage("/roles/$id", {
  page: lazyRouteComponent(() => import("./shell/RoleRoute.tsx"), "RoleRoute"),
  search: readMembersSearch,
  phrases: rolePhrases,
});

/** Every page that requires a session. */
export const signedInRoutes = app.addChildren([
  home,
  myNotifications,
  mySecurity,
  notifications,
  workList,
  ...listAll("pages"),
  admin.addChildren([adminHome, topics, user, role, auditPage(phrasesOf("audit")), ...listAll("adminPages")]),
  notFound,
]);

const appFrame = {
  component: lazyRouteComponent(() => import("./shell/AppArea.tsx"), "AppArea"),
  pendingComponent: FramePending,
  beforeLoad: () => pageCatalogue.need(phrasesOf("inside")),
  loader: ({ context }: { context: { queries: QueryClient } }) => void context.queries.prefetchQuery(meQuery),
};
const adminFrame = {
  component: lazyRouteComponent(() => import("./shell/AdminArea.tsx"), "AdminArea"),
  beforeLoad: () => pageCatalogue.need(phrasesOf("admin")),
};
app.update(appFrame);
admin.update(adminFrame);
