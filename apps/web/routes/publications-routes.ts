import { createRoute, notFound, redirect } from "@tanstack/react-router";
import {
  AddDocumentPage,
  AddLinkPage,
  AddPromotionPage,
  AdminDocumentsPage,
  AdminLinksPage,
  AdminPromotionsPage,
  EditDocumentPage,
  EditLinkPage,
  EditPromotionPage,
  isReportKind,
  LinkGroupsPage,
  LinksPage,
  PromotionsPage,
  readDocumentsSearch,
  readLinksSearch,
  readPageSearch,
  readPromotionsSearch,
  readReportSearch,
  readWordSearch,
  ReportPage,
  ReportsPage,
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

const anyReports = createRoute({
  getParentRoute: () => pages,
  path: "/reports",
  beforeLoad: () => {
    throw redirect({ href: "/reports/financial", replace: true });
  },
});
const requireReports = (kind: string): void => {
  if (!isReportKind(kind)) throw notFound();
};
const reports = createRoute({
  getParentRoute: () => pages,
  path: "/reports/$kind",
  beforeLoad: ({ params }) => requireReports(params.kind),
  validateSearch: readPageSearch,
  component: ReportsPage,
});
const report = createRoute({
  getParentRoute: () => pages,
  path: "/reports/$kind/$id",
  beforeLoad: ({ params }) => requireReports(params.kind),
  validateSearch: readReportSearch,
  component: ReportPage,
});

export const publications = pages.addChildren([promotions, links, anyReports, reports, report]);

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

const adminDocuments = createRoute({
  getParentRoute: () => adminPages,
  path: "/documents",
  validateSearch: readDocumentsSearch,
  component: AdminDocumentsPage,
});
const addDocument = createRoute({
  getParentRoute: () => adminPages,
  path: "/documents/add",
  component: AddDocumentPage,
});
const editDocument = createRoute({
  getParentRoute: () => adminPages,
  path: "/documents/$id/edit",
  component: EditDocumentPage,
});

export const publicationsAdmin = adminPages.addChildren([
  adminDocuments,
  addDocument,
  editDocument,
  adminPromotions,
  addPromotion,
  editPromotion,
  adminLinks,
  addLink,
  editLink,
  linkGroups,
]);
