import { route } from "#shared/route.ts";
import { data, page } from "#shared/wire.ts";
import { auditEntry, auditVerification, exportAuditQuery, listAuditQuery } from "./schemas-audit.ts";

const reading = { method: "GET", permission: "audit.read", viewing: "hidden" } as const;
const exporting = { ...reading, query: exportAuditQuery, output: "raw" } as const;

/** Reading the audit is itself recorded. */
export const auditRoutes = {
  listAudit: route({
    ...reading,
    path: "/audit",
    summary: "Lists the entries of the audit, newest first, with values before and after.",
    query: listAuditQuery,
    output: page(auditEntry),
  }),
  exportAuditTable: route({
    ...exporting,
    path: "/audit.csv",
    summary: "The newest 100,000 entries as comma-separated values, UTF-8 with a mark.",
    produces: "text/csv",
  }),
  exportAuditLines: route({
    ...exporting,
    path: "/audit.jsonl",
    summary: "The newest 100,000 entries, each a line of JSON.",
    produces: "application/jsonl",
  }),
  readVerification: route({
    ...reading,
    path: "/audit/verification",
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
