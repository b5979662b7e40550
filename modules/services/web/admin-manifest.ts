import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn, widget } from "#kit/module.ts";
import { ClipboardIcon } from "#ui/icons.ts";
import { readLettersSearch } from "./admin/search.ts";
import { servicePhrases } from "./manifest.ts";

const managing = {
  en: () => import("../contract/phrases-admin.en.ts"),
  ar: () => import("../contract/phrases-admin.ar.ts"),
};
const adminPage = pagesIn(() => admin, [servicePhrases, managing]);

/** For the page of an account that cannot be closed yet. */
export const HandOver = widget(() => import("./hand-over/HandOver.tsx"), "HandOver");

export const servicesAdmin = defineAdmin({
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
    pages: [managing],
  },
  adminPages: [
    adminPage("/services", {
      page: lazyRouteComponent(() => import("./admin/ManagedServicesPage.tsx"), "ManagedServicesPage"),
    }),
    adminPage("/services/add", {
      page: lazyRouteComponent(() => import("./admin/AddServicePage.tsx"), "AddServicePage"),
    }),
    adminPage("/services/$code", {
      page: lazyRouteComponent(() => import("./admin/ServiceBuilderPage.tsx"), "ServiceBuilderPage"),
    }),
    adminPage("/letters", {
      page: lazyRouteComponent(() => import("./admin/LettersPage.tsx"), "LettersPage"),
      search: readLettersSearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "servicesEntries.services",
      icon: ClipboardIcon,
      to: "/admin/services",
      below: ["/admin/letters"],
      group: "services",
      needs: ["service.manage"],
      words: "services forms approvals letters الخدمات النماذج الموافقات الخطابات",
    },
  ],
});
