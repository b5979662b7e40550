import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { singleSignOnRoutes } from "#modules/identity/contract/single-sign-on/routes.ts";

type Routes = typeof singleSignOnRoutes;

export const openSingleSignOnSession = endpoint<Routes["openSingleSignOnSession"]>("POST", "/single-sign-on/session");
const readLinkedAccounts = endpoint<Routes["readLinkedAccounts"]>("GET", "/me/single-sign-on");
export const linkAccount = endpoint<Routes["linkAccount"]>("POST", "/me/single-sign-on");
export const unlinkAccount = endpoint<Routes["unlinkAccount"]>("DELETE", "/me/single-sign-on");

export const linkedAccountsQuery = queryOf(readLinkedAccounts, {});
