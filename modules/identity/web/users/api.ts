import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { accountRoutes } from "#modules/identity/contract/users/routes.ts";
import type { erasureRoutes } from "#modules/identity/contract/erasure/routes.ts";
import type { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import type { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

type Routes = typeof accountRoutes;

const listAccounts = endpoint<Routes["listAccounts"]>("GET", "/accounts");
const listAssignableRoles = endpoint<Routes["listAssignableRoles"]>("GET", "/accounts/roles");
const readAccount = endpoint<Routes["readAccount"]>("GET", "/accounts/{id}");
const listAccountSessions = endpoint<Routes["listAccountSessions"]>("GET", "/accounts/{id}/sessions");
const listDepartments = endpoint<typeof departmentRoutes.listDepartments>("GET", "/departments");
export const listAccountHistory = endpoint<Routes["listAccountHistory"]>("GET", "/accounts/{id}/history");
/** It answers a file. */
export const exportAccounts = endpoint<Routes["exportAccounts"]>("GET", "/accounts/export");
export const createAccount = endpoint<Routes["createAccount"]>("POST", "/accounts");
export const importAccounts = endpoint<Routes["importAccounts"]>("POST", "/accounts/import");
export const changeAccountEmail = endpoint<Routes["changeAccountEmail"]>("PATCH", "/accounts/{id}");
export const approveAccountEmail = endpoint<Routes["approveAccountEmail"]>("POST", "/accounts/{id}/email-approval");
export const inviteAgain = endpoint<Routes["inviteAgain"]>("POST", "/accounts/{id}/invitation");
export const activateAccount = endpoint<Routes["activateAccount"]>("POST", "/accounts/{id}/activate");
export const deactivateAccount = endpoint<Routes["deactivateAccount"]>("POST", "/accounts/{id}/deactivate");
export const replaceAccountRoles = endpoint<Routes["replaceAccountRoles"]>("PUT", "/accounts/{id}/roles");
export const changeAccountRoles = endpoint<Routes["changeAccountRoles"]>("POST", "/accounts/role-changes");
export const endAccountSessions = endpoint<Routes["endAccountSessions"]>("DELETE", "/accounts/{id}/sessions");
export const resetAccountFactors = endpoint<Routes["resetAccountFactors"]>("DELETE", "/accounts/{id}/second-factor");
export const endAccountSession = endpoint<Routes["endAccountSession"]>("DELETE", "/accounts/{id}/sessions/{session}");

export const startViewing = endpoint<(typeof viewingRoutes)["startViewing"]>("POST", "/accounts/{id}/view");

const readErasure = endpoint<(typeof erasureRoutes)["readErasure"]>("GET", "/accounts/{id}/erasure");
export const startErasure = endpoint<(typeof erasureRoutes)["startErasure"]>("POST", "/accounts/{id}/erasure");
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
