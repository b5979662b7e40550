import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { departmentRoutes } from "../../contract/routes-departments.ts";
import { createDepartment, deleteDepartment, updateDepartment } from "./change-department.ts";
import { selectDepartments } from "./queries.ts";

export const bindDepartments = (): BoundRoute[] =>
  bindRoutes(departmentRoutes, {
    listDepartments: async ({ db }) => ({ data: await selectDepartments(db, []) }),
    createDepartment: async ({ tx, actor, body, facts }) => ({
      data: await createDepartment(tx, { personId: actor.personId, requestId: facts.id }, body),
    }),
    updateDepartment: async ({ tx, actor, params, body, facts }) => ({
      data: await updateDepartment(tx, { personId: actor.personId, requestId: facts.id }, params.id, body),
    }),
    deleteDepartment: ({ tx, actor, params, query, facts }) =>
      deleteDepartment(tx, { personId: actor.personId, requestId: facts.id }, params.id, query.moveTo),
  });
