import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin } from "#kit/module.ts";
import { IdentityIcon, KeyIcon } from "#ui/icons.ts";
import { tokens } from "./phrase-files.ts";
import { readUsersSearch } from "./users/search.ts";

export { readMembersSearch } from "./roles/search.ts";

const accounts = {
  en: () => import("../contract/users/phrases.en.ts"),
  ar: () => import("../contract/users/phrases.ar.ts"),
};
const tables = {
  en: () => import("#kit/tables/phrases-tables.en.ts"),
  ar: () => import("#kit/tables/phrases-tables.ar.ts"),
};
const roles = {
  en: () => import("../contract/phrases-roles.en.ts"),
  ar: () => import("../contract/phrases-roles.ar.ts"),
};
export const accountPhrases = [accounts, tokens];
export const rolePhrases = [roles];

/** Takes the form of the personnel record as a slot. */
export const UserPage = lazyRouteComponent(() => import("./users/UserPage.tsx"), "UserPage");
export const RolePage = lazyRouteComponent(() => import("./roles/RolePage.tsx"), "RolePage");

export const identityAdmin = defineAdmin({
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
    pages: [accounts, roles, tables],
  },
  adminPages: [
    adminPage("/users", {
      page: lazyRouteComponent(() => import("./users/UsersPage.tsx"), "UsersPage"),
      search: readUsersSearch,
      phrases: [accounts, tables],
    }),
    adminPage("/users/import", {
      page: lazyRouteComponent(() => import("./users/ImportUsersPage.tsx"), "ImportUsersPage"),
      phrases: [accounts, tables],
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
      withinBounds: true,
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
