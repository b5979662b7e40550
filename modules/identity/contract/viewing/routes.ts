import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { startViewing, viewing } from "./schemas.ts";

/** Seeing the portal as somebody else does: reading only, for minutes, and never unnoticed. */
export const viewingRoutes = {
  startViewing: route({
    method: "POST",
    path: "/accounts/{id}/view",
    permission: "user.manage",
    summary: "Lets an administrator see for ten minutes what somebody else sees, who is told of it with the reason.",
    params: idParams,
    body: startViewing,
    output: data(viewing),
    errors: ["own_account", "permission_not_held", "account_not_active", "not_allowed", "token_not_accepted"],
    // Its own: the answer holds a token, which is kept nowhere.
    transaction: "own",
  }),
  endViewing: route({
    method: "DELETE",
    path: "/viewing",
    permission: "signedIn",
    summary: "Ends that; asked with the token that was given for it.",
    output: noContent,
    errors: ["not_found"],
    transaction: "own",
  }),
};
