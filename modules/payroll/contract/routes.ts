import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  createPayrollMapping,
  createPayrollVersion,
  monthParams,
  payrollColumn,
  payrollFileParams,
  payrollMapping,
  payrollMonth,
  payrollVersion,
  updatePayrollMapping,
} from "./schemas.ts";

const permission = "attendance.manage" as const;

const reading = { method: "GET", permission, viewing: "shown" } as const;

export const mappingRoutes = {
  listPayrollColumns: route({
    ...reading,
    path: "/payroll/columns",
    summary: "Lists the columns that files for payroll may have, with their standard headings.",
    output: z.object({ data: z.array(payrollColumn) }),
  }),
  listPayrollMappings: route({
    ...reading,
    path: "/payroll/mappings",
    summary: "Lists the saved mappings of columns by name.",
    output: z.object({ data: z.array(payrollMapping) }),
  }),
  createPayrollMapping: route({
    method: "POST",
    path: "/payroll/mappings",
    permission,
    summary: "Saves a mapping of columns.",
    body: createPayrollMapping,
    output: data(payrollMapping),
    errors: ["lookup_unknown", "limit_reached"],
  }),
  readPayrollMapping: route({
    ...reading,
    path: "/payroll/mappings/{id}",
    summary: "Returns a mapping of columns.",
    params: idParams,
    output: data(payrollMapping),
  }),
  updatePayrollMapping: route({
    method: "PATCH",
    path: "/payroll/mappings/{id}",
    permission,
    summary: "Changes a mapping of columns; versions that were made keep theirs.",
    params: idParams,
    body: updatePayrollMapping,
    output: data(payrollMapping),
    errors: ["lookup_unknown", "stale_version"],
  }),
  deletePayrollMapping: route({
    method: "DELETE",
    path: "/payroll/mappings/{id}",
    permission,
    summary: "Deletes a mapping without versions.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
};

export const versionRoutes = {
  listPayrollMonths: route({
    ...reading,
    path: "/payroll/months",
    summary: "Lists the locked months, and those with files for payroll, with their versions; newest first.",
    output: z.object({ data: z.array(payrollMonth) }),
  }),
  createPayrollVersion: route({
    method: "POST",
    path: "/payroll/months/{month}/versions",
    permission,
    summary:
      "Makes the files of a locked month in the background. The same locking and mapping have one version: it is returned.",
    params: monthParams,
    body: createPayrollVersion,
    output: data(payrollVersion),
    errors: ["month_not_locked", "mapping_unknown"],
  }),
  retryPayrollVersion: route({
    method: "POST",
    path: "/payroll/versions/{id}/retry",
    permission,
    summary: "Continues a version whose files could not be made.",
    params: idParams,
    output: data(payrollVersion),
    status: 200,
  }),
  readPayrollFile: route({
    method: "GET",
    path: "/payroll/versions/{id}/files/{section}/{format}",
    permission,
    viewing: "hidden",
    summary:
      "Returns a file of a version; its `etag` is the SHA-256 of its bytes, and `if-none-match` is answered 304. The download is recorded.",
    params: payrollFileParams,
    output: "raw",
    produces: "application/octet-stream",
  }),
};
