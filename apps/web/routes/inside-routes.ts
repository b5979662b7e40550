import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { atMost } from "#client/at-most.ts";
import { myMustReadsQuery, preloadMyMustReads } from "#modules/acknowledgements/web/index.ts";
import { AttendancePage, preloadAttendanceCard, readAttendanceSearch } from "#modules/attendance/web/index.ts";
import {
  AddCategoryPage,
  AddTopicPage,
  AdminCategoriesPage,
  CategoryPage,
  CommunityPage,
  EditCategoryPage,
  EditTopicPage,
  preloadHomeParts,
  readAddTopicSearch,
  readAdminTopicsSearch,
  readCategorySearch,
  readCommunitySearch,
  readEditCategorySearch,
  readEditTopicSearch,
  readLatestSearch,
  readTopicSearch,
  TopicDialog,
} from "#modules/community/web/index.ts";
import { ArrangePage, homeQuery, preloadHomePage } from "#modules/home/web/index.ts";
import { readLinkSearch } from "#modules/identity/web/index.ts";
import { CasePage, readCaseSearch, ReportsPage } from "#modules/moderation/web/index.ts";
import { readNotificationsSearch } from "#modules/notifications/web/index.ts";
import { readSearchAddress, SearchPage } from "#modules/search/web/index.ts";
import { preloadMyWork, workListQuery } from "#modules/services/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { NotFoundPage } from "../shell/NotFoundPage.tsx";
import { admin, app } from "../trunk.tsx";
import { jobs, settings } from "./settings-routes.ts";
import { attendanceAdmin } from "./attendance-admin-routes.ts";
import { directory } from "./directory-routes.ts";
import { chart, departments } from "./people-routes.ts";
import { oversight } from "./oversight-routes.ts";
import { publications, publicationsAdmin } from "./publications-routes.ts";
import { services, servicesAdmin } from "./services-routes.ts";
import { users } from "./users-routes.ts";
import { webhooks } from "./webhooks-routes.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** A modal view over its parent's page: the page stays, and so does the focus's place on it. */
    isDialog?: true;
  }
}

/** Milliseconds that home waits for what would move it. */
const homePatience = 400;
const home = createRoute({
  getParentRoute: () => app,
  path: "/",
  validateSearch: (search: Record<string, unknown>) => ({ ...readLatestSearch(search), ...readLinkSearch(search) }),
  loader: ({ context }) => {
    preloadHomePage();
    preloadHomeParts();
    preloadAttendanceCard();
    preloadMyMustReads();
    preloadMyWork();
    // What stands above all else on a phone would push that down, and the order would change it.
    const { queries } = context;
    const order = queries.prefetchQuery(homeQuery);
    const waiting = [queries.prefetchQuery(myMustReadsQuery), queries.prefetchQuery(workListQuery)];
    return atMost(homePatience, Promise.all([order, ...waiting]));
  },
  component: lazyRouteComponent(() => import("../shell/HomeRoute.tsx"), "HomeRoute"),
});
const userProfile = createRoute({
  getParentRoute: () => app,
  path: "/user-profile",
  beforeLoad: async () => {
    await Promise.all([catalogue.need("directory"), catalogue.need("tokens"), catalogue.need("factors")]);
  },
  component: lazyRouteComponent(() => import("../shell/ProfileRoute.tsx"), "ProfileRoute"),
});
const notifications = createRoute({
  getParentRoute: () => app,
  path: "/notifications",
  validateSearch: readNotificationsSearch,
  component: lazyRouteComponent(() => import("../shell/NotificationsRoute.tsx"), "NotificationsRoute"),
});
const attendance = createRoute({
  getParentRoute: () => app,
  path: "/attendance",
  validateSearch: readAttendanceSearch,
  beforeLoad: () => catalogue.need("attendance"),
  component: AttendancePage,
});
const community = createRoute({
  getParentRoute: () => app,
  path: "/community",
  validateSearch: readCommunitySearch,
  component: CommunityPage,
});
const topicsAdd = createRoute({
  getParentRoute: () => app,
  path: "/community/topics/add",
  validateSearch: readAddTopicSearch,
  beforeLoad: () => catalogue.need("writing"),
  component: AddTopicPage,
});
const topicsEdit = createRoute({
  getParentRoute: () => app,
  path: "/community/topics/$id/edit",
  validateSearch: readEditTopicSearch,
  beforeLoad: () => catalogue.need("writing"),
  component: EditTopicPage,
});
const category = createRoute({
  getParentRoute: () => app,
  path: "/community/categories/$id",
  validateSearch: readCategorySearch,
  component: CategoryPage,
});
const topic = createRoute({
  getParentRoute: () => category,
  path: "topic/$topicId",
  validateSearch: readTopicSearch,
  component: TopicDialog,
  staticData: { isDialog: true },
});
const adminHome = createRoute({
  getParentRoute: () => admin,
  path: "/",
  component: lazyRouteComponent(() => import("../shell/AdminHome.tsx"), "AdminHome"),
});
const categoriesIndex = createRoute({
  getParentRoute: () => admin,
  path: "/categories/index",
  component: AdminCategoriesPage,
});
const categoriesAdd = createRoute({
  getParentRoute: () => admin,
  path: "/categories/add",
  component: AddCategoryPage,
});
const categoriesEdit = createRoute({
  getParentRoute: () => admin,
  path: "/categories/$id/edit",
  validateSearch: readEditCategorySearch,
  component: EditCategoryPage,
});
const topicsIndex = createRoute({
  getParentRoute: () => admin,
  path: "/topics/index",
  validateSearch: readAdminTopicsSearch,
  component: lazyRouteComponent(() => import("../shell/AdminTopicsRoute.tsx"), "AdminTopicsRoute"),
});
const reports = createRoute({
  getParentRoute: () => admin,
  path: "/reports",
  validateSearch: readCaseSearch,
  component: ReportsPage,
});
const reportCase = createRoute({
  getParentRoute: () => admin,
  path: "/reports/$id",
  validateSearch: readCaseSearch,
  component: CasePage,
});
const arrangeHome = createRoute({
  getParentRoute: () => admin,
  path: "/home",
  beforeLoad: () => catalogue.need("homeAdmin"),
  component: ArrangePage,
});
const search = createRoute({
  getParentRoute: () => app,
  path: "/search",
  validateSearch: readSearchAddress,
  component: SearchPage,
});
const anythingElse = createRoute({ getParentRoute: () => app, path: "$", component: NotFoundPage });

/** Every page behind the sign-in. */
export const inside = app.addChildren([
  home,
  userProfile,
  notifications,
  search,
  attendance,
  chart,
  directory,
  community,
  topicsAdd,
  topicsEdit,
  category.addChildren([topic]),
  publications,
  services,
  admin.addChildren([
    adminHome,
    categoriesIndex,
    categoriesAdd,
    categoriesEdit,
    topicsIndex,
    reports,
    reportCase,
    arrangeHome,
    attendanceAdmin,
    oversight,
    webhooks,
    users,
    departments,
    publicationsAdmin,
    servicesAdmin,
    settings,
    jobs,
  ]),
  anythingElse,
]);
