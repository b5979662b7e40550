import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { tokenRoutes } from "#modules/identity/contract/tokens/routes.ts";

const listAccountTokens = endpoint(tokenRoutes.listAccountTokens);
export const createToken = endpoint(tokenRoutes.createToken);
export const endOwnToken = endpoint(tokenRoutes.endOwnToken);
export const endAccountToken = endpoint(tokenRoutes.endAccountToken);

export const ownTokensQuery = queryOf(endpoint(tokenRoutes.listOwnTokens), {});
export const accountTokensQuery = (id: string) => queryOf(listAccountTokens, { params: { id } });
