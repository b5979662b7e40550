import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin, widget } from "#kit/module.ts";
import { CategoriesIcon, StackIcon } from "#ui/icons.ts";
import { readEditCategorySearch } from "./admin/search.ts";

export { readAdminTopicsSearch } from "./admin/search.ts";
export const AdminTopicsPage = widget(() => import("./admin/AdminTopicsPage.tsx"), "AdminTopicsPage");
export const WaitingCases = widget(() => import("./admin/WaitingCases.tsx"), "WaitingCases");

export const communityAdmin = defineAdmin({
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
    adminPage("/categories/index", {
      page: lazyRouteComponent(() => import("./admin/AdminCategoriesPage.tsx"), "AdminCategoriesPage"),
    }),
    adminPage("/categories/add", {
      page: lazyRouteComponent(() => import("./admin/CategoryPages.tsx"), "AddCategoryPage"),
    }),
    adminPage("/categories/$id/edit", {
      page: lazyRouteComponent(() => import("./admin/CategoryPages.tsx"), "EditCategoryPage"),
      search: readEditCategorySearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "communityEntries.categories",
      icon: CategoriesIcon,
      to: "/admin/categories/index",
      below: ["/admin/categories"],
      group: "community",
      needs: ["category.manage"],
      words: "categories التصنيفات",
    },
    {
      phrases: "communityEntries.topics",
      icon: StackIcon,
      to: "/admin/topics/index",
      below: ["/admin/topics"],
      group: "community",
      needs: ["topic.moderate", "topic.feature"],
      words: "topics moderate المواضيع",
    },
  ],
});
