import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export {
  isReportKind,
  readDocumentsSearch,
  readLinksSearch,
  readPageSearch,
  readPromotionsSearch,
  readReportSearch,
  readWordSearch,
} from "./search.ts";

/** For the home page, each to be suspended for. */
export const HomeLinks = lazy(async () => ({ default: (await import("./links/HomeLinks.tsx")).HomeLinks }));

export const HomePromotions = lazy(async () => ({
  default: (await import("./promotions/HomePromotions.tsx")).HomePromotions,
}));

/** The important links, for everybody. */
export const LinksPage = lazyRouteComponent(() => import("./links/LinksPage.tsx"), "LinksPage");

/** The important links, for those who keep them. */
export const AdminLinksPage = lazyRouteComponent(() => import("./link-admin/AdminLinksPage.tsx"), "AdminLinksPage");
export const AddLinkPage = lazyRouteComponent(() => import("./link-admin/AddLinkPage.tsx"), "AddLinkPage");
export const EditLinkPage = lazyRouteComponent(() => import("./link-admin/EditLinkPage.tsx"), "EditLinkPage");
export const LinkGroupsPage = lazyRouteComponent(() => import("./link-admin/LinkGroupsPage.tsx"), "LinkGroupsPage");

/** The offers, for everybody. */
export const PromotionsPage = lazyRouteComponent(() => import("./promotions/PromotionsPage.tsx"), "PromotionsPage");

/** The offers, for those who keep them. */
export const AdminPromotionsPage = lazyRouteComponent(
  () => import("./promotion-admin/AdminPromotionsPage.tsx"),
  "AdminPromotionsPage",
);
export const AddPromotionPage = lazyRouteComponent(
  () => import("./promotion-admin/AddPromotionPage.tsx"),
  "AddPromotionPage",
);
export const EditPromotionPage = lazyRouteComponent(
  () => import("./promotion-admin/EditPromotionPage.tsx"),
  "EditPromotionPage",
);

/** Financial, social and growth reports, for everybody. */
export const ReportsPage = lazyRouteComponent(() => import("./documents/ReportsPage.tsx"), "ReportsPage");
export const ReportPage = lazyRouteComponent(() => import("./documents/ReportPage.tsx"), "ReportPage");

/** The same, for those who publish them. */
export const AdminDocumentsPage = lazyRouteComponent(
  () => import("./document-admin/AdminDocumentsPage.tsx"),
  "AdminDocumentsPage",
);
export const AddDocumentPage = lazyRouteComponent(
  () => import("./document-admin/AddDocumentPage.tsx"),
  "AddDocumentPage",
);
export const EditDocumentPage = lazyRouteComponent(
  () => import("./document-admin/EditDocumentPage.tsx"),
  "EditDocumentPage",
);
