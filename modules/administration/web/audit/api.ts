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
const readVerification = endpoint(auditRoutes.readVerification);
export const startVerification = endpoint(auditRoutes.startVerification);
const listMentions = endpoint(searchRoutes.listMentions);
const readChart = endpoint(chartRoutes.readChart);

// Reading is recorded, and what is read does not change: nothing is read again but on purpose.
const calm = { refetchOnWindowFocus: false };

export const auditQuery = (query: AuditSearch) => queryOf(listAudit, { query }, calm);
/** Saves what the filters leave as a file. */
export const saveAudit = (kind: "csv" | "jsonl", query: Omit<AuditSearch, "cursor">): Promise<void> =>
  kind === "csv" ? download(exportTable, { query }, "audit.csv") : download(exportLines, { query }, "audit.jsonl");
export const verificationQuery = queryOf(readVerification, {}, calm);
/** The people whose names begin with what is typed. */
export const namedQuery = (q: string) => queryOf(listMentions, { query: { q } }, calm);
/** Somebody's name, of the chart: to read the person would be told to them as having seen what is protected. */
export const placeQuery = (person: string) => queryOf(readChart, { query: { person } }, calm);
