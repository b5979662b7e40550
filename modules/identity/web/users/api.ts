import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { accountRoutes } from "#modules/identity/contract/users/routes.ts";
import { erasureRoutes } from "#modules/identity/contract/erasure/routes.ts";
import { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import { recordRoutes } from "#modules/people/contract/routes-records.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { useRefresh } from "#kit/use-refresh.ts";

const listAccounts = endpoint(accountRoutes.listAccounts);
const readAccount = endpoint(accountRoutes.readAccount);
const listAccountSessions = endpoint(accountRoutes.listAccountSessions);
export const listAccountHistory = endpoint(accountRoutes.listAccountHistory);
/** Returns a file. */
export const exportAccounts = endpoint(accountRoutes.exportAccounts);
export const createAccount = endpoint(accountRoutes.createAccount);
export const importAccounts = endpoint(accountRoutes.importAccounts);
export const changeAccountEmail = endpoint(accountRoutes.changeAccountEmail);
export const approveAccountEmail = endpoint(accountRoutes.approveAccountEmail);
export const inviteAgain = endpoint(accountRoutes.inviteAgain);
export const activateAccount = endpoint(accountRoutes.activateAccount);
export const deactivateAccount = endpoint(accountRoutes.deactivateAccount);
export const replaceAccountRoles = endpoint(accountRoutes.replaceAccountRoles);
export const changeAccountRoles = endpoint(accountRoutes.changeAccountRoles);
export const endAccountSessions = endpoint(accountRoutes.endAccountSessions);
export const resetAccountFactors = endpoint(accountRoutes.resetAccountFactors);
export const endAccountSession = endpoint(accountRoutes.endAccountSession);

const isOfAccounts = (path: string): boolean => path.startsWith("/accounts");

export const startViewing = endpoint(viewingRoutes.startViewing);

const readErasure = endpoint(erasureRoutes.readErasure);
export const startErasure = endpoint(erasureRoutes.startErasure);
export const erasureQuery = (id: string) => queryOf(readErasure, { params: { id } }, { staleTime: 0 });

export const accountsQuery = (query: NonNullable<CallInput<typeof accountRoutes.listAccounts>["query"]>) =>
  queryOf(listAccounts, { query });
export const accountQuery = (id: string) => queryOf(readAccount, { params: { id } });
export const accountSessionsQuery = (id: string) => queryOf(listAccountSessions, { params: { id } });
export const assignableRolesQuery = queryOf(endpoint(accountRoutes.listAssignableRoles), {}, { staleTime: 60_000 });
export const departmentsQuery = queryOf(endpoint(departmentRoutes.listDepartments), {}, { staleTime: 300_000 });
export const managedDepartmentsQuery = queryOf(
  endpoint(recordRoutes.listManagedDepartments),
  {},
  { staleTime: 300_000 },
);

export const useRefreshAccounts = (): (() => Promise<void>) => useRefresh(isOfAccounts);
