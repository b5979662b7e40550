import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { balanceRoutes } from "#modules/leave/contract/routes-balances.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { leaveTypesQuery } from "../api.ts";

export const listBalances = endpoint(balanceRoutes.listBalances);
export const exportBalances = endpoint(balanceRoutes.exportBalances);
export const readLedger = endpoint(balanceRoutes.readLedger);
export const createEntry = endpoint(balanceRoutes.createEntry);
export const reverseEntry = endpoint(balanceRoutes.reverseEntry);
export const importEntries = endpoint(balanceRoutes.importEntries);
export const createSuspension = endpoint(balanceRoutes.createSuspension);
export const deleteSuspension = endpoint(balanceRoutes.deleteSuspension);

export const departmentsQuery = queryOf(endpoint(departmentRoutes.listDepartments), {}, { staleTime: 300_000 });
/** The leave types that take from a balance. */
export const balanceTypesQuery = leaveTypesQuery({ takesBalance: "true", limit: 100 });
