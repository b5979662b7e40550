import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineModule, page } from "#kit/module.ts";
import { StackIcon } from "#ui/icons.ts";

const words = {
  en: () => import("../contract/phrases-admin.en.ts"),
  ar: () => import("../contract/phrases-admin.ar.ts"),
};

export const sample = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [words],
  },
  pages: [page("/samples", { page: lazyRouteComponent(() => import("./SamplePage.tsx"), "SamplePage") })],
  adminPages: [
    adminPage("/samples", {
      page: lazyRouteComponent(() => import("./AdminSamplesPage.tsx"), "AdminSamplesPage"),
      search: ({ query }): { query?: string } => (typeof query === "string" ? { query } : {}),
      phrases: [words],
    }),
  ],
  navigation: [{ label: "sample.title", icon: StackIcon, to: "/samples", place: "menu" }],
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
