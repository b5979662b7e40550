import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin } from "#kit/module.ts";
import { FlagIcon } from "#ui/icons.ts";
import { readCaseSearch } from "./search.ts";

export const moderationAdmin = defineAdmin({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
      { en: () => import("../contract/phrases-admin.en.ts"), ar: () => import("../contract/phrases-admin.ar.ts") },
    ],
  },
  adminPages: [
    adminPage("/reports", {
      page: lazyRouteComponent(() => import("./ReportsPage.tsx"), "ReportsPage"),
      search: readCaseSearch,
    }),
    adminPage("/reports/$id", {
      page: lazyRouteComponent(() => import("./CasePage.tsx"), "CasePage"),
      search: readCaseSearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "moderationEntries.reports",
      icon: FlagIcon,
      to: "/admin/reports",
      group: "community",
      needs: ["topic.moderate"],
      words: "reports cases البلاغات",
    },
  ],
});
