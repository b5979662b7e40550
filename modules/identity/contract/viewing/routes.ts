import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { startViewing, viewing } from "./schemas.ts";

/** Viewing the portal as another person: read-only, for minutes, and always recorded and notified. */
export const viewingRoutes = {
  startViewing: route({
    method: "POST",
    path: "/accounts/{id}/view",
    permission: "user.manage",
    tokens: "none",
    summary: "Lets an administrator see for ten minutes what somebody else sees, who is told of it with the reason.",
    params: idParams,
    body: startViewing,
    output: data(viewing),
    errors: ["own_account", "permission_not_held", "account_not_active"],
    idempotent: false,
  }),
  endViewing: route({
    method: "DELETE",
    path: "/viewing",
    permission: "signedIn",
    tokens: "none",
    viewing: "shown",
    summary: "Ends that; asked with the token that was given for it.",
    output: noContent,
    errors: ["not_found"],
    transaction: "own",
  }),
};
