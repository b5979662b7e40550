import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { leaveCoverageRoutes } from "../../contract/routes-coverage.ts";
import { changeOf, queryOf, type LeaveContext } from "../context.ts";
import { createCoverage, deleteCoverage, updateCoverage } from "./change-coverage.ts";
import { selectDepartments } from "./queries.ts";
import { listCoverage, readCoverage } from "./list-coverage.ts";

export const bindCoverage = (context: LeaveContext): BoundRoute[] =>
  bindRoutes(leaveCoverageRoutes, {
    listLeaveCoverage: ({ query, ...caller }) => listCoverage(queryOf(context, caller), query),
    readLeaveCoverage: async ({ params, ...caller }) => ({
      data: await readCoverage(queryOf(context, caller), params.id),
    }),
    listCoverageDepartments: async ({ ...caller }) => {
      const { db, managed } = queryOf(context, caller);
      return { data: await selectDepartments(db, managed) };
    },
    createLeaveCoverage: async ({ body, ...caller }) => ({
      data: await createCoverage(changeOf(context, caller), body),
    }),
    updateLeaveCoverage: async ({ params, body, ...caller }) => ({
      data: await updateCoverage(changeOf(context, caller), params.id, body),
    }),
    deleteLeaveCoverage: ({ params, ...caller }) => deleteCoverage(changeOf(context, caller), params.id),
  });
