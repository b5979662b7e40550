import { createRoute } from "@tanstack/react-router";
import {
  AddLinkPage,
  AddPromotionPage,
  AdminLinksPage,
  AdminPromotionsPage,
  EditLinkPage,
  EditPromotionPage,
  LinkGroupsPage,
  LinksPage,
  PromotionsPage,
  readLinksSearch,
  readPageSearch,
  readPromotionsSearch,
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

const promotions = createRoute({
  getParentRoute: () => pages,
  path: "/promotions",
  validateSearch: readPageSearch,
  component: PromotionsPage,
});

export const publications = pages.addChildren([promotions, links]);

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

const adminPromotions = createRoute({
  getParentRoute: () => adminPages,
  path: "/promotions",
  validateSearch: readPromotionsSearch,
  component: AdminPromotionsPage,
});
const addPromotion = createRoute({
  getParentRoute: () => adminPages,
  path: "/promotions/add",
  component: AddPromotionPage,
});
const editPromotion = createRoute({
  getParentRoute: () => adminPages,
  path: "/promotions/$id/edit",
  component: EditPromotionPage,
});

export const publicationsAdmin = adminPages.addChildren([
  adminPromotions,
  addPromotion,
  editPromotion,
  adminLinks,
  addLink,
  editLink,
  linkGroups,
]);
