import { createRoute } from "@tanstack/react-router";
import {
  AddLinkPage,
  AdminLinksPage,
  EditLinkPage,
  LinkGroupsPage,
  LinksPage,
  readLinksSearch,
  readWordSearch,
} from "#modules/publications/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin, app } from "../trunk.tsx";

/** What is published, for everybody. */
const pages = createRoute({
  getParentRoute: () => app,
  id: "publications",
  beforeLoad: () => catalogue.need("publications"),
});
const links = createRoute({
  getParentRoute: () => pages,
  path: "/important-links",
  validateSearch: readWordSearch,
  component: LinksPage,
});

export const publications = pages.addChildren([links]);

/** The same, for those who publish. */
const adminPages = createRoute({
  getParentRoute: () => admin,
  id: "publications",
  beforeLoad: () => catalogue.need("publicationsAdmin"),
});
const adminLinks = createRoute({
  getParentRoute: () => adminPages,
  path: "/links",
  validateSearch: readLinksSearch,
  component: AdminLinksPage,
});
const addLink = createRoute({ getParentRoute: () => adminPages, path: "/links/add", component: AddLinkPage });
const editLink = createRoute({ getParentRoute: () => adminPages, path: "/links/$id/edit", component: EditLinkPage });
const linkGroups = createRoute({ getParentRoute: () => adminPages, path: "/links/groups", component: LinkGroupsPage });

export const publicationsAdmin = adminPages.addChildren([adminLinks, addLink, editLink, linkGroups]);
