import { lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { app } from "#kit/areas.ts";
import { defineModule, pagesIn, widget } from "#kit/module.ts";
import { DocumentIcon, LinkIcon, OfferIcon } from "#ui/icons.ts";
import { isReportKind, readPageSearch, readReportSearch, readWordSearch } from "./search.ts";

const reading = [
  { en: () => import("../contract/phrases-pages.en.ts"), ar: () => import("../contract/phrases-pages.ar.ts") },
  { en: () => import("../contract/phrases-documents.en.ts"), ar: () => import("../contract/phrases-documents.ar.ts") },
] as const;
const page = pagesIn(() => app, reading);

const checkKind = ({ kind = "" }: Record<string, string>): void => {
  if (!isReportKind(kind)) throw notFound();
};

const promotions = { label: "publications.promotions", icon: OfferIcon, to: "/promotions" } as const;
const links = { label: "publications.links", icon: LinkIcon, to: "/important-links" } as const;
const reports = { label: "publications.reports", icon: DocumentIcon, to: "/reports" } as const;

export const publications = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    pages: reading,
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
  widgets: {
    promotions: widget(() => import("./promotions/HomePromotions.tsx"), "HomePromotions"),
    links: widget(() => import("./links/HomeLinks.tsx"), "HomeLinks"),
  },
});
