import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn } from "#kit/module.ts";
import { DocumentIcon, LinkIcon, OfferIcon } from "#ui/icons.ts";
import { readDocumentsSearch } from "./document-admin/search.ts";
import { readLinksSearch } from "./link-admin/search.ts";
import { readPromotionsSearch } from "./promotion-admin/search.ts";

const publishing = [
  { en: () => import("../contract/phrases-admin.en.ts"), ar: () => import("../contract/phrases-admin.ar.ts") },
  {
    en: () => import("../contract/phrases-documents-admin.en.ts"),
    ar: () => import("../contract/phrases-documents-admin.ar.ts"),
  },
] as const;
const adminPage = pagesIn(() => admin, publishing);

export const publicationsAdmin = defineAdmin({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: publishing,
  },
  adminPages: [
    adminPage("/documents", {
      page: lazyRouteComponent(() => import("./document-admin/AdminDocumentsPage.tsx"), "AdminDocumentsPage"),
      search: readDocumentsSearch,
    }),
    adminPage("/documents/add", {
      page: lazyRouteComponent(() => import("./document-admin/EditDocumentPage.tsx"), "AddDocumentPage"),
    }),
    adminPage("/documents/$id/edit", {
      page: lazyRouteComponent(() => import("./document-admin/EditDocumentPage.tsx"), "EditDocumentPage"),
    }),
    adminPage("/promotions", {
      page: lazyRouteComponent(() => import("./promotion-admin/AdminPromotionsPage.tsx"), "AdminPromotionsPage"),
      search: readPromotionsSearch,
    }),
    adminPage("/promotions/add", {
      page: lazyRouteComponent(() => import("./promotion-admin/EditPromotionPage.tsx"), "AddPromotionPage"),
    }),
    adminPage("/promotions/$id/edit", {
      page: lazyRouteComponent(() => import("./promotion-admin/EditPromotionPage.tsx"), "EditPromotionPage"),
    }),
    adminPage("/links", {
      page: lazyRouteComponent(() => import("./link-admin/AdminLinksPage.tsx"), "AdminLinksPage"),
      search: readLinksSearch,
    }),
    adminPage("/links/add", { page: lazyRouteComponent(() => import("./link-admin/EditLinkPage.tsx"), "AddLinkPage") }),
    adminPage("/links/$id/edit", {
      page: lazyRouteComponent(() => import("./link-admin/EditLinkPage.tsx"), "EditLinkPage"),
    }),
    adminPage("/links/groups", {
      page: lazyRouteComponent(() => import("./link-admin/LinkGroupsPage.tsx"), "LinkGroupsPage"),
    }),
  ],
  adminEntries: [
    {
      phrases: "publicationsEntries.promotions",
      icon: OfferIcon,
      to: "/admin/promotions",
      group: "publications",
      needs: ["promotion.manage"],
      words: "offers promotions codes partners العروض والمزايا الرموز الشركاء",
    },
    {
      phrases: "publicationsEntries.links",
      icon: LinkIcon,
      to: "/admin/links",
      group: "publications",
      needs: ["link.manage"],
      words: "important links groups check الروابط المهمة",
    },
    {
      phrases: "publicationsEntries.documents",
      icon: DocumentIcon,
      to: "/admin/documents",
      group: "publications",
      needs: ["document.manage"],
      words: "reports documents financial social growth التقارير المالية الاجتماعية النمو",
    },
  ],
});
