import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, id, idParams } from "#shared/wire.ts";
import { ownAccount } from "../schemas.ts";
import { createdToken, createToken, ownTokens, personalToken } from "./schemas.ts";

/** Personal access tokens never exceed the permissions of their owner, and have no access to these routes. */
export const tokenRoutes = {
  listOwnTokens: route({
    method: "GET",
    path: "/me/access-tokens",
    ...ownAccount,
    summary: "Lists the user's valid access tokens, and the maximum lifetime of a new one.",
    output: data(ownTokens),
  }),
  createToken: route({
    method: "POST",
    path: "/me/access-tokens",
    ...ownAccount,
    summary: "Creates an access token and returns it, only this once.",
    body: createToken,
    output: data(createdToken),
    errors: ["proof_needed", "password_wrong", "code_wrong", "fields_conflict", "permission_not_held", "limit_reached"],
    acceptsSecret: true,
    // Its own: stored responses of idempotent requests are kept for a day, and this one contains the token.
    transaction: "own",
  }),
  endOwnToken: route({
    method: "DELETE",
    path: "/me/access-tokens/{id}",
    ...ownAccount,
    summary: "Ends an access token of the user.",
    params: idParams,
    output: noContent,
    transaction: "own",
  }),
  listAccountTokens: route({
    method: "GET",
    path: "/accounts/{id}/access-tokens",
    permission: "user.manage",
    keepsBounds: true,
    tokens: "none",
    viewing: "hidden",
    summary: "Lists the access tokens of a person, with names and scopes.",
    params: idParams,
    output: z.object({ data: z.array(personalToken) }),
  }),
  endAccountToken: route({
    method: "DELETE",
    path: "/accounts/{id}/access-tokens/{token}",
    permission: "user.manage",
    keepsBounds: true,
    tokens: "none",
    summary: "Ends an access token of a person.",
    params: z.strictObject({ id, token: id }),
    output: noContent,
    errors: ["permission_not_held"],
    transaction: "own",
  }),
};
