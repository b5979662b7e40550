import { lazyRouteComponent } from "@tanstack/react-router";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { admin } from "#kit/areas.ts";
import { adminPage } from "#kit/module.ts";
import { auditPage } from "#modules/administration/web/admin-manifest.ts";
import { readAdminTopicsSearch } from "#modules/community/web/admin-manifest.ts";
import { accountPhrases, readMembersSearch, rolePhrases } from "#modules/identity/web/admin-manifest.ts";
import { recordPhrases } from "#modules/people/web/admin-manifest.ts";
import { servicePhrases } from "#modules/services/web/manifest.ts";
import { adminPhrases, auditPhrases, listAdmin } from "./admin-modules.ts";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";

// Administration pages with parts of several modules; all others are in the modules' manifests of the administration.

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
const notFound = adminPage("$", { page: NotFoundPage });

/** Every page of the administration. */
export const adminRoutes = admin.addChildren([
  adminHome,
  topics,
  user,
  role,
  auditPage(auditPhrases),
  ...listAdmin("adminPages"),
  notFound,
]);

const adminFrame = {
  component: lazyRouteComponent(() => import("./shell/AdminArea.tsx"), "AdminArea"),
  beforeLoad: () => pageCatalogue.need(adminPhrases),
};
admin.update(adminFrame);
