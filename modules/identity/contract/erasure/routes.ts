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
    summary: "Returns the data that the erasure of a person deletes and keeps, and its progress.",
    params: idParams,
    output: data(erasure),
  }),
  startErasure: route({
    method: "POST",
    path,
    permission,
    tokens: "none",
    summary: "Erases the data of a person with a closed account. This cannot be undone.",
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
