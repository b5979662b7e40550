import { route } from "#shared/route.ts";
import { data, page } from "#shared/wire.ts";
import { auditEntry, auditVerification, exportAuditQuery, listAuditQuery } from "./schemas-audit.ts";

/** Reading the audit is itself recorded. */
export const auditRoutes = {
  listAudit: route({
    method: "GET",
    path: "/audit",
    permission: "audit.read",
    viewing: "hidden",
    summary: "Lists the entries of the audit, newest first, with values before and after.",
    query: listAuditQuery,
    output: page(auditEntry),
  }),
  exportAuditTable: route({
    method: "GET",
    path: "/audit.csv",
    permission: "audit.read",
    viewing: "hidden",
    summary: "The newest 100,000 entries as comma-separated values, UTF-8 with a mark.",
    query: exportAuditQuery,
    output: "raw",
    produces: "text/csv",
  }),
  exportAuditLines: route({
    method: "GET",
    path: "/audit.jsonl",
    permission: "audit.read",
    viewing: "hidden",
    summary: "The newest 100,000 entries, each a line of JSON.",
    query: exportAuditQuery,
    output: "raw",
    produces: "application/jsonl",
  }),
  readVerification: route({
    method: "GET",
    path: "/audit/verification",
    permission: "audit.read",
    viewing: "hidden",
    summary: "Returns the result of the last verification of the chain of seals, and the running one.",
    output: data(auditVerification),
  }),
  startVerification: route({
    method: "POST",
    path: "/audit/verification",
    permission: "audit.read",
    summary: "Starts a verification of the chain of seals, unless one is running.",
    output: data(auditVerification),
    status: 202,
  }),
};
