import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { singleSignOnRoutes } from "#modules/identity/contract/single-sign-on/routes.ts";

export const openSingleSignOnSession = endpoint(singleSignOnRoutes.openSingleSignOnSession);
export const linkAccount = endpoint(singleSignOnRoutes.linkAccount);
export const unlinkAccount = endpoint(singleSignOnRoutes.unlinkAccount);

export const linkedAccountsQuery = queryOf(endpoint(singleSignOnRoutes.readLinkedAccounts), {});
