import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin } from "#kit/module.ts";
import { StackIcon } from "#ui/icons.ts";

const words = {
  en: () => import("../contract/phrases-admin.en.ts"),
  ar: () => import("../contract/phrases-admin.ar.ts"),
};

export const sampleAdmin = defineAdmin({
  phrases: {
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [words],
  },
  adminPages: [
    adminPage("/samples", {
      page: lazyRouteComponent(() => import("./AdminSamplesPage.tsx"), "AdminSamplesPage"),
      search: ({ query }): { query?: string } => (typeof query === "string" ? { query } : {}),
      phrases: [words],
    }),
  ],
  adminEntries: [
    {
      phrases: "sampleEntries.samples",
      icon: StackIcon,
      to: "/admin/samples",
      group: "system",
      needs: ["setting.manage"],
      words: "samples SAMPLE_AR",
    },
  ],
});
