import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { ImportUsersPage, readUsersSearch, UsersPage } from "#modules/identity/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin } from "../trunk.tsx";

/** The pages below /admin/users, which share their texts. */
const pages = createRoute({ getParentRoute: () => admin, id: "users", beforeLoad: () => catalogue.need("users") });

const index = createRoute({
  getParentRoute: () => pages,
  path: "/users",
  validateSearch: readUsersSearch,
  component: UsersPage,
});
const importing = createRoute({ getParentRoute: () => pages, path: "/users/import", component: ImportUsersPage });
const one = createRoute({
  getParentRoute: () => pages,
  path: "/users/$id",
  // The record's form, the list of access tokens and what waits for somebody say what those parts say.
  beforeLoad: async () => {
    await Promise.all([catalogue.need("records"), catalogue.need("tokens"), catalogue.need("services")]);
  },
  component: lazyRouteComponent(() => import("../shell/UserRoute.tsx"), "UserRoute"),
});

export const users = pages.addChildren([index, importing, one]);
