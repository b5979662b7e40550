import { route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { erasure, startErasure } from "./schemas.ts";

const path = "/accounts/{id}/erasure";
const permission = "user.manage";

/** Erasure of the data of former employees: administrators only, irreversible. */
export const erasureRoutes = {
  readErasure: route({
    method: "GET",
    path,
    permission,
    tokens: "none",
    viewing: "hidden",
    summary: "What goes and what stays when somebody is erased, and how far it has come.",
    params: idParams,
    output: data(erasure),
  }),
  startErasure: route({
    method: "POST",
    path,
    permission,
    tokens: "none",
    summary: "Erases what is kept of somebody whose account is closed; it cannot be undone.",
    params: idParams,
    body: startErasure,
    output: data(erasure),
    errors: [
      "own_account",
      "account_not_closed",
      "approvals_waiting",
      "requests_waiting",
      "erasure_begun",
      "permission_not_held",
      "name_mismatch",
    ],
  }),
};
