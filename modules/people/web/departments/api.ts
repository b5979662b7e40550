import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

type Routes = typeof departmentRoutes;

export const listDepartments = endpoint<Routes["listDepartments"]>("GET", "/departments");
export const createDepartment = endpoint<Routes["createDepartment"]>("POST", "/departments");
export const updateDepartment = endpoint<Routes["updateDepartment"]>("PATCH", "/departments/{id}");
export const deleteDepartment = endpoint<Routes["deleteDepartment"]>("DELETE", "/departments/{id}");

export const departmentsQuery = queryOf(listDepartments, {});
