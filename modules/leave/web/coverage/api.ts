import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { leaveCoverageRoutes } from "#modules/leave/contract/routes-coverage.ts";

// A table must not change while it is read.
const withoutFocusRefetch = { refetchOnWindowFocus: false };

const listLeaveCoverage = endpoint(leaveCoverageRoutes.listLeaveCoverage);
const readLeaveCoverage = endpoint(leaveCoverageRoutes.readLeaveCoverage);
export const createLeaveCoverage = endpoint(leaveCoverageRoutes.createLeaveCoverage);
export const updateLeaveCoverage = endpoint(leaveCoverageRoutes.updateLeaveCoverage);
export const deleteLeaveCoverage = endpoint(leaveCoverageRoutes.deleteLeaveCoverage);

export const coverageDepartmentsQuery = queryOf(
  endpoint(leaveCoverageRoutes.listCoverageDepartments),
  {},
  { staleTime: 300_000 },
);
export const coverageQuery = (
  query: NonNullable<CallInput<(typeof leaveCoverageRoutes)["listLeaveCoverage"]>["query"]>,
) => queryOf(listLeaveCoverage, { query }, withoutFocusRefetch);
export const coverageRuleQuery = (id: string) => queryOf(readLeaveCoverage, { params: { id } }, withoutFocusRefetch);
