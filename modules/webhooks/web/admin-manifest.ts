import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn } from "#kit/module.ts";
import { WebhookIcon } from "#ui/icons.ts";
import { readDeliveriesSearch } from "./search.ts";

const words = { en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") };
const adminPage = pagesIn(() => admin, [words]);

export const webhooksAdmin = defineAdmin({
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
    pages: [words],
  },
  adminPages: [
    adminPage("/webhooks", { page: lazyRouteComponent(() => import("./hooks/WebhooksPage.tsx"), "WebhooksPage") }),
    adminPage("/webhooks/$id", {
      page: lazyRouteComponent(() => import("./hooks/WebhookPage.tsx"), "WebhookPage"),
      search: readDeliveriesSearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "webhooksEntries.webhooks",
      icon: WebhookIcon,
      to: "/admin/webhooks",
      group: "system",
      needs: ["setting.manage"],
      words: "webhooks integrations events secrets خطافات الويب ربط الأنظمة التكامل",
    },
  ],
});
