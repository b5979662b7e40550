import { lazyRouteComponent } from "@tanstack/react-router";

export { endViewing, instanceQuery } from "./api.ts";
export { useLeave } from "./use-leave.ts";
export { readLinkSearch, readLoginSearch, readSignUpSearch } from "./search.ts";

export { readUsersSearch } from "./users/search.ts";

/** Accounts, for officers; their words are the part "users" of the catalogue. */
export const UsersPage = lazyRouteComponent(() => import("./users/UsersPage.tsx"), "UsersPage");
/** Takes the form of the person's record as a slot. */
export const UserPage = lazyRouteComponent(() => import("./users/UserPage.tsx"), "UserPage");
export const ImportUsersPage = lazyRouteComponent(() => import("./users/ImportUsersPage.tsx"), "ImportUsersPage");

export const LoginPage = lazyRouteComponent(() => import("./LoginPage.tsx"), "LoginPage");
export const SignUpPage = lazyRouteComponent(() => import("./SignUpPage.tsx"), "SignUpPage");
/** Over the home page, for the links of mails. */
export const LinkDialog = lazyRouteComponent(() => import("./LinkDialog.tsx"), "LinkDialog");
/** For the profile page; the words of the second are in the part "directory" of the catalogue. */
export const MyDataPanel = lazyRouteComponent(() => import("./personal-data/MyDataPanel.tsx"), "MyDataPanel");
/** For the profile page; its words are the part "factors" of the catalogue, and so are those of the page below. */
export const SecondFactorPanel = lazyRouteComponent(
  () => import("./factors/SecondFactorPanel.tsx"),
  "SecondFactorPanel",
);
/** In the place of all pages, where a role asks for a second factor. */
export const loadDemandPage = () => import("./factors/DemandPage.tsx");
export { FactorNotice } from "./factors/FactorNotice.tsx";
/** For the profile page; its words are the part "tokens" of the catalogue. */
export const TokensPanel = lazyRouteComponent(() => import("./tokens/TokensPanel.tsx"), "TokensPanel");
export const SecurityPanel = lazyRouteComponent(() => import("./SecurityPanel.tsx"), "SecurityPanel");

/** Roles, for who administers them; their words are the part "oversight" of the catalogue. */
export { readMembersSearch } from "./roles/search.ts";
export const RolesPage = lazyRouteComponent(() => import("./roles/RolesPage.tsx"), "RolesPage");
export const RolePage = lazyRouteComponent(() => import("./roles/RolePage.tsx"), "RolePage");
