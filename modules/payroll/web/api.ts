import { useQuery } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { keyOf, queryOf } from "#client/query.ts";
import { staleRule } from "#client/stale-rule.ts";
import { mappingRoutes, versionRoutes } from "#modules/payroll/contract/routes.ts";
import type { PayrollVersion } from "#modules/payroll/contract/schemas.ts";

const listColumns = endpoint(mappingRoutes.listPayrollColumns);
const listMappings = endpoint(mappingRoutes.listPayrollMappings);
const readMapping = endpoint(mappingRoutes.readPayrollMapping);
export const createMapping = endpoint(mappingRoutes.createPayrollMapping);
export const updateMapping = endpoint(mappingRoutes.updatePayrollMapping);
export const deleteMapping = endpoint(mappingRoutes.deletePayrollMapping);

const listMonths = endpoint(versionRoutes.listPayrollMonths);
export const createVersion = endpoint(versionRoutes.createPayrollVersion);
export const retryVersion = endpoint(versionRoutes.retryPayrollVersion);
export const readFile = endpoint(versionRoutes.readPayrollFile);

export const columnsQuery = queryOf(listColumns, {});
export const mappingsQuery = queryOf(listMappings, {}, { staleTime: 0 });
export const mappingQuery = (id: string) => queryOf(readMapping, { params: { id } });

/** Milliseconds between refetches while a version is being made. */
const pace = 2000;
const isUnfinished = ({ state }: PayrollVersion): boolean =>
  state === "waiting" || state === "gathering" || state === "writing";

/** The months; refetched while a version is being made, for its progress. */
export const useMonths = () =>
  useQuery({
    ...queryOf(listMonths, {}, { staleTime: 0, refetchOnWindowFocus: true }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ versions }) => versions.some(isUnfinished)) === true ? pace : false,
  });

export const showsPayroll = (path: string): boolean => path.startsWith("/payroll/");

/** Locked months and versions by others; followed by the page of payroll alone. */
export const payrollEvents = staleRule<{ action: string; details: object }>(({ action }) =>
  /^(?:payroll|month)\./.test(action) ? [keyOf(listMonths)] : [],
);
