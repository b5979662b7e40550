import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { AuditPage, readAuditSearch } from "#modules/administration/web/index.ts";
import { readMembersSearch, RolesPage } from "#modules/identity/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin } from "../trunk.tsx";

/** Who may do what, and what was done: pages that share their texts. */
const pages = createRoute({
  getParentRoute: () => admin,
  id: "oversight",
  beforeLoad: () => catalogue.need("oversight"),
});
const roles = createRoute({ getParentRoute: () => pages, path: "/roles", component: RolesPage });
const role = createRoute({
  getParentRoute: () => pages,
  path: "/roles/$id",
  validateSearch: readMembersSearch,
  component: lazyRouteComponent(() => import("../shell/RoleRoute.tsx"), "RoleRoute"),
});
const audit = createRoute({
  getParentRoute: () => pages,
  path: "/audit",
  validateSearch: readAuditSearch,
  component: AuditPage,
});

export const oversight = pages.addChildren([roles, role, audit]);
