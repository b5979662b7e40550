import { lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { admin, app } from "#kit/areas.ts";
import { defineModule, pagesIn, widget } from "#kit/module.ts";
import { DocumentIcon, LinkIcon, OfferIcon } from "#ui/icons.ts";
import {
  isReportKind,
  readDocumentsSearch,
  readLinksSearch,
  readPageSearch,
  readPromotionsSearch,
  readReportSearch,
  readWordSearch,
} from "./search.ts";

const reading = [
  { en: () => import("../contract/phrases-pages.en.ts"), ar: () => import("../contract/phrases-pages.ar.ts") },
  { en: () => import("../contract/phrases-documents.en.ts"), ar: () => import("../contract/phrases-documents.ar.ts") },
] as const;
const publishing = [
  { en: () => import("../contract/phrases-admin.en.ts"), ar: () => import("../contract/phrases-admin.ar.ts") },
  {
    en: () => import("../contract/phrases-documents-admin.en.ts"),
    ar: () => import("../contract/phrases-documents-admin.ar.ts"),
  },
] as const;
const page = pagesIn(() => app, reading);
const adminPage = pagesIn(() => admin, publishing);

const checkKind = ({ kind = "" }: Record<string, string>): void => {
  if (!isReportKind(kind)) throw notFound();
};

const promotions = { label: "publications.promotions", icon: OfferIcon, to: "/promotions" } as const;
const links = { label: "publications.links", icon: LinkIcon, to: "/important-links" } as const;
const reports = { label: "publications.reports", icon: DocumentIcon, to: "/reports" } as const;

export const publications = defineModule({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [...reading, ...publishing],
  },
  pages: [
    page("/promotions", {
      page: lazyRouteComponent(() => import("./promotions/PromotionsPage.tsx"), "PromotionsPage"),
      search: readPageSearch,
    }),
    page("/important-links", {
      page: lazyRouteComponent(() => import("./links/LinksPage.tsx"), "LinksPage"),
      search: readWordSearch,
    }),
    page("/reports", {
      check: () => {
        throw redirect({ href: "/reports/financial", replace: true });
      },
    }),
    page("/reports/$kind", {
      page: lazyRouteComponent(() => import("./documents/ReportsPage.tsx"), "ReportsPage"),
      search: readPageSearch,
      check: checkKind,
    }),
    page("/reports/$kind/$id", {
      page: lazyRouteComponent(() => import("./documents/ReportPage.tsx"), "ReportPage"),
      search: readReportSearch,
      check: checkKind,
    }),
  ],
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
  navigation: [
    { ...promotions, place: "menu" },
    { ...links, place: "menu" },
    { ...reports, place: "menu" },
  ],
  commands: [
    { ...promotions, words: "promotions offers discounts العروض والمزايا خصومات" },
    { ...links, words: "important links روابط مهمة" },
    { ...reports, words: "reports documents financial التقارير الوثائق المالية" },
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
  widgets: {
    promotions: widget(() => import("./promotions/HomePromotions.tsx"), "HomePromotions"),
    links: widget(() => import("./links/HomeLinks.tsx"), "HomeLinks"),
  },
});
