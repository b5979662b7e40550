import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineModule } from "#kit/module.ts";
import { IdentityIcon, KeyIcon } from "#ui/icons.ts";
import { accounts, roles, tokens, personalData, factorPhrases, linkedAccount, rolePhrases } from "./phrase-files.ts";
import { readUsersSearch } from "./users/search.ts";

export { accountPhrases, panelPhrases, rolePhrases } from "./phrase-files.ts";

export const identity = defineModule({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    inside: [
      {
        en: () => import("../contract/factors/phrases-notice.en.ts"),
        ar: () => import("../contract/factors/phrases-notice.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [accounts, roles, tokens, personalData, factorPhrases, linkedAccount],
  },
  adminPages: [
    adminPage("/users", {
      page: lazyRouteComponent(() => import("./users/UsersPage.tsx"), "UsersPage"),
      search: readUsersSearch,
      phrases: [accounts],
    }),
    adminPage("/users/import", {
      page: lazyRouteComponent(() => import("./users/ImportUsersPage.tsx"), "ImportUsersPage"),
      phrases: [accounts],
    }),
    adminPage("/roles", {
      page: lazyRouteComponent(() => import("./roles/RolesPage.tsx"), "RolesPage"),
      phrases: rolePhrases,
    }),
  ],
  adminEntries: [
    {
      phrases: "identityEntries.users",
      icon: IdentityIcon,
      to: "/admin/users",
      group: "people",
      needs: ["user.manage"],
      words: "users accounts employees invite الموظفون الحسابات المستخدمون دعوة",
    },
    {
      phrases: "identityEntries.roles",
      icon: KeyIcon,
      to: "/admin/roles",
      group: "people",
      needs: ["role.manage"],
      words: "roles permissions members الأدوار الصلاحيات الأعضاء",
    },
  ],
});
