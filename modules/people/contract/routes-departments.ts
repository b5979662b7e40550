import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { createDepartment, deleteDepartmentQuery, department, updateDepartment } from "./schemas-departments.ts";

export const departmentRoutes = {
  listDepartments: route({
    method: "GET",
    path: "/departments",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: "Lists the departments by id.",
    output: z.object({ data: z.array(department) }),
  }),
  createDepartment: route({
    method: "POST",
    path: "/departments",
    permission: "user.manage",
    summary: "Adds a department, possibly below another.",
    body: createDepartment,
    output: data(department),
    errors: ["name_taken", "department_unknown"],
  }),
  updateDepartment: route({
    method: "PATCH",
    path: "/departments/{id}",
    permission: "user.manage",
    summary: "Renames a department or moves it below another.",
    params: idParams,
    body: updateDepartment,
    output: data(department),
    errors: ["stale_version", "name_taken", "department_unknown", "fields_conflict", "own_authority"],
  }),
  deleteDepartment: route({
    method: "DELETE",
    path: "/departments/{id}",
    permission: "user.manage",
    summary: "Deletes a department; its people and the departments below it move to the one named by `moveTo`.",
    params: idParams,
    query: deleteDepartmentQuery,
    output: noContent,
    errors: ["department_used", "department_published", "department_unknown", "fields_conflict", "own_authority"],
  }),
};
