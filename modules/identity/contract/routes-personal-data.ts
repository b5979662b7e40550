import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { proof } from "./factors/schemas.ts";
import { exportAddress, personalExport } from "./schemas-personal-data.ts";
import { ownAccount } from "./schemas.ts";

const path = "/me/personal-data";

/** Both require a proof of identity. */
const asking = { ...ownAccount, body: proof, transaction: "own", acceptsSecret: true } as const;

export const personalDataRoutes = {
  readPersonalExport: route({
    method: "GET",
    path,
    ...ownAccount,
    summary: "Returns the state of the archive of the user's data.",
    output: data(personalExport),
  }),
  askPersonalExport: route({
    method: "POST",
    path,
    ...asking,
    summary: "Requests an archive of the user's data; the user is notified when it is ready.",
    output: data(personalExport),
    status: 202,
    errors: ["password_wrong", "proof_needed", "code_wrong", "sign_in_again", "export_waiting"],
  }),
  openPersonalExport: route({
    method: "POST",
    path: `${path}/download`,
    ...asking,
    summary: "Returns a URL for downloading the archive.",
    output: data(exportAddress),
    status: 200,
    errors: ["password_wrong", "proof_needed", "code_wrong", "sign_in_again", "not_found"],
  }),
};
