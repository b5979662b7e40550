import { route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { contractKinds, managedDepartments, personRecord, updateRecord } from "./schemas-records.ts";

export const recordRoutes = {
  readRecord: route({
    method: "GET",
    path: "/users/{id}/record",
    permission: "user.manage",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns the record of a person.",
    params: idParams,
    output: data(personRecord),
  }),
  listManagedDepartments: route({
    method: "GET",
    path: "/managed-departments",
    permission: "user.manage",
    keepsBounds: true,
    viewing: "shown",
    summary: "Lists the ids of the departments into which the user may bring people.",
    output: managedDepartments,
  }),
  listContractKinds: route({
    method: "GET",
    path: "/contract-kinds",
    permission: "user.manage",
    keepsBounds: true,
    viewing: "shown",
    summary: "Lists the kinds of contract that can be chosen, in order; attendance officers keep the list.",
    output: contractKinds,
  }),
  updateRecord: route({
    method: "PATCH",
    path: "/users/{id}",
    permission: "user.manage",
    keepsBounds: true,
    summary: "Changes the names, titles, department, manager, telephone or employment of a person.",
    params: idParams,
    body: updateRecord,
    output: data(personRecord),
    errors: [
      "stale_version",
      "name_taken",
      "fields_conflict",
      "department_unknown",
      "person_unknown",
      "lookup_unknown",
      "manager_cycle",
      "own_authority",
      "permission_not_held",
      "account_erased",
    ],
  }),
};
