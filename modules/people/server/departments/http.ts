import { authorOf } from "#platform/http/author.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { departmentRoutes } from "../../contract/routes-departments.ts";
import { createDepartment, deleteDepartment, updateDepartment } from "./change-department.ts";
import { selectDepartments } from "./queries.ts";

export const bindDepartments = (): BoundRoute[] =>
  bindRoutes(departmentRoutes, {
    listDepartments: async ({ db }) => ({ data: await selectDepartments(db, []) }),
    createDepartment: async ({ tx, body, ...caller }) => ({
      data: await createDepartment(tx, authorOf(caller), body),
    }),
    updateDepartment: async ({ tx, params, body, ...caller }) => ({
      data: await updateDepartment(tx, authorOf(caller), params.id, body),
    }),
    deleteDepartment: ({ tx, params, query, ...caller }) =>
      deleteDepartment(tx, authorOf(caller), params.id, query.moveTo),
  });
