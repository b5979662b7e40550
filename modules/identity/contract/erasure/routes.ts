import { route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { erasure, startErasure } from "./schemas.ts";

const path = "/accounts/{id}/erasure";
const shared = {
  permission: "user.manage",
  tokens: "none",
  viewing: "hidden",
  params: idParams,
  output: data(erasure),
} as const;

/** Erasure of the data of former employees: administrators only, irreversible. */
export const erasureRoutes = {
  readErasure: route({
    method: "GET",
    path,
    ...shared,
    summary: "Returns the data that the erasure of a person deletes and keeps, and its progress.",
  }),
  startErasure: route({
    method: "POST",
    path,
    ...shared,
    summary: "Erases the data of a person with a closed account. This cannot be undone.",
    body: startErasure,
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
