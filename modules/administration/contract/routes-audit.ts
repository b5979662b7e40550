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
    summary: "What happened, the newest first, each with what was before and after.",
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
    summary: "What came out when the chain of seals was last computed again, and whether that goes on now.",
    output: data(auditVerification),
  }),
  startVerification: route({
    method: "POST",
    path: "/audit/verification",
    permission: "audit.read",
    summary: "Has the whole chain of seals computed again; one that goes on already is not started twice.",
    output: data(auditVerification),
    status: 202,
  }),
};
