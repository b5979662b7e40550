import { endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import { queryOf } from "#client/query.ts";
import { auditRoutes } from "#modules/administration/contract/routes-audit.ts";
import { chartRoutes } from "#modules/people/contract/routes-chart.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import type { AuditSearch } from "./search.ts";

const listAudit = endpoint(auditRoutes.listAudit);
const exportTable = endpoint(auditRoutes.exportAuditTable);
const exportLines = endpoint(auditRoutes.exportAuditLines);
export const startVerification = endpoint(auditRoutes.startVerification);
const listMentions = endpoint(searchRoutes.listMentions);
const readChart = endpoint(chartRoutes.readChart);

// Reading the log is itself logged, and entries do not change: nothing is refreshed automatically.
const calm = { refetchOnWindowFocus: false };

export const auditQuery = (query: AuditSearch) => queryOf(listAudit, { query }, calm);
export const saveAudit = (kind: "csv" | "jsonl", query: Omit<AuditSearch, "cursor">): Promise<void> =>
  kind === "csv" ? download(exportTable, { query }, "audit.csv") : download(exportLines, { query }, "audit.jsonl");
export const verificationQuery = queryOf(endpoint(auditRoutes.readVerification), {}, calm);
export const namedQuery = (q: string) => queryOf(listMentions, { query: { q } }, calm);
/** From the chart: reading the person would be logged as a view of protected fields. */
export const placeQuery = (person: string) => queryOf(readChart, { query: { person } }, calm);
