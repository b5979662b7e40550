import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { accountRoutes } from "#modules/identity/contract/users/routes.ts";
import { erasureRoutes } from "#modules/identity/contract/erasure/routes.ts";
import { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

type Routes = typeof accountRoutes;

const listAccounts = endpoint(accountRoutes.listAccounts);
const listAssignableRoles = endpoint(accountRoutes.listAssignableRoles);
const readAccount = endpoint(accountRoutes.readAccount);
const listAccountSessions = endpoint(accountRoutes.listAccountSessions);
const listDepartments = endpoint(departmentRoutes.listDepartments);
export const listAccountHistory = endpoint(accountRoutes.listAccountHistory);
/** It answers a file. */
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

export const startViewing = endpoint(viewingRoutes.startViewing);

const readErasure = endpoint(erasureRoutes.readErasure);
export const startErasure = endpoint(erasureRoutes.startErasure);
export const erasureQuery = (id: string) => queryOf(readErasure, { params: { id } }, { staleTime: 0 });

export type AccountsQuery = NonNullable<CallInput<Routes["listAccounts"]>["query"]>;

export const accountsQuery = (query: AccountsQuery) => queryOf(listAccounts, { query });
export const accountQuery = (id: string) => queryOf(readAccount, { params: { id } });
export const accountSessionsQuery = (id: string) => queryOf(listAccountSessions, { params: { id } });
export const assignableRolesQuery = queryOf(listAssignableRoles, {}, { staleTime: 60_000 });
export const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

/** Reads everything of accounts again, after one of them was changed. */
export function useRefreshAccounts(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/accounts") }),
    [queries],
  );
}
