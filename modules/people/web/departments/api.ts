import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

export const listDepartments = endpoint(departmentRoutes.listDepartments);
export const createDepartment = endpoint(departmentRoutes.createDepartment);
export const updateDepartment = endpoint(departmentRoutes.updateDepartment);
export const deleteDepartment = endpoint(departmentRoutes.deleteDepartment);

export const departmentsQuery = queryOf(listDepartments, {});
