import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineModule } from "#kit/module.ts";
import { IdentityIcon, KeyIcon } from "#ui/icons.ts";
import { readUsersSearch } from "./users/search.ts";

const accounts = {
  en: () => import("../contract/users/phrases.en.ts"),
  ar: () => import("../contract/users/phrases.ar.ts"),
};
const roles = {
  en: () => import("../contract/phrases-roles.en.ts"),
  ar: () => import("../contract/phrases-roles.ar.ts"),
};
const tokens = {
  en: () => import("../contract/tokens/phrases.en.ts"),
  ar: () => import("../contract/tokens/phrases.ar.ts"),
};
const personalData = {
  en: () => import("../contract/phrases-personal-data.en.ts"),
  ar: () => import("../contract/phrases-personal-data.ar.ts"),
};
/** Of setting up a second factor. */
export const factorPhrases = {
  en: () => import("../contract/factors/phrases.en.ts"),
  ar: () => import("../contract/factors/phrases.ar.ts"),
};
/** Of the panels on the profile. */
export const panelPhrases = [factorPhrases, tokens, personalData];
/** Of the page of an account. */
export const accountPhrases = [accounts, tokens];
/** Of the page of a role. */
export const rolePhrases = [roles];

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
      {
        en: () => import("../contract/single-sign-on/phrases.en.ts"),
        ar: () => import("../contract/single-sign-on/phrases.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [accounts, roles, tokens, personalData, factorPhrases],
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
