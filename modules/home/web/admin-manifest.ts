import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin } from "#kit/module.ts";
import { ArrangeIcon } from "#ui/icons.ts";

const arranging = {
  en: () => import("../contract/phrases-admin.en.ts"),
  ar: () => import("../contract/phrases-admin.ar.ts"),
};

export const homeAdmin = defineAdmin({
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
    pages: [arranging],
  },
  adminPages: [
    adminPage("/home", {
      page: lazyRouteComponent(() => import("./arranging/ArrangePage.tsx"), "ArrangePage"),
      phrases: [arranging],
    }),
  ],
  adminEntries: [
    {
      phrases: "homeEntries.homePage",
      icon: ArrangeIcon,
      to: "/admin/home",
      group: "system",
      needs: ["setting.manage"],
      words: "home page widgets order الصفحة الرئيسية ترتيب أقسام",
    },
  ],
});
