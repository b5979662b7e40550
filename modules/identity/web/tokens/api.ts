import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { tokenRoutes } from "#modules/identity/contract/tokens/routes.ts";

type Routes = typeof tokenRoutes;

const listOwnTokens = endpoint<Routes["listOwnTokens"]>("GET", "/me/access-tokens");
const listAccountTokens = endpoint<Routes["listAccountTokens"]>("GET", "/accounts/{id}/access-tokens");
export const createToken = endpoint<Routes["createToken"]>("POST", "/me/access-tokens");
export const endOwnToken = endpoint<Routes["endOwnToken"]>("DELETE", "/me/access-tokens/{id}");
export const endAccountToken = endpoint<Routes["endAccountToken"]>("DELETE", "/accounts/{id}/access-tokens/{token}");

export const ownTokensQuery = queryOf(listOwnTokens, {});
export const accountTokensQuery = (id: string) => queryOf(listAccountTokens, { params: { id } });
