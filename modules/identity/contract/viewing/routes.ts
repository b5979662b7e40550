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
    summary:
      "Starts a read-only view of the portal as another person, for ten minutes; the person is notified with the reason. For administrators.",
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
    summary: "Ends a view of the portal as another person; authenticated by its token.",
    output: noContent,
    errors: ["not_found"],
    transaction: "own",
  }),
};
