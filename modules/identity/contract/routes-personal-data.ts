import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { proof } from "./factors/schemas.ts";
import { exportAddress, personalExport } from "./schemas-personal-data.ts";

const path = "/me/personal-data";

export const personalDataRoutes = {
  readPersonalExport: route({
    method: "GET",
    path,
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "Returns the state of the archive of the user's data.",
    output: data(personalExport),
  }),
  askPersonalExport: route({
    method: "POST",
    path,
    permission: "signedIn",
    tokens: "none",
    summary: "Requests an archive of the user's data; the user is notified when it is ready.",
    body: proof,
    output: data(personalExport),
    status: 202,
    errors: ["password_wrong", "proof_needed", "code_wrong", "sign_in_again", "export_waiting"],
    transaction: "own",
    acceptsSecret: true,
  }),
  openPersonalExport: route({
    method: "POST",
    path: `${path}/download`,
    permission: "signedIn",
    tokens: "none",
    summary: "Returns a URL for downloading the archive.",
    body: proof,
    output: data(exportAddress),
    status: 200,
    errors: ["password_wrong", "proof_needed", "code_wrong", "sign_in_again", "not_found"],
    transaction: "own",
    acceptsSecret: true,
  }),
};
