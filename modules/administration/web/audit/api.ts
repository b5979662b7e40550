import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { auditRoutes } from "#modules/administration/contract/routes-audit.ts";
import type { chartRoutes } from "#modules/people/contract/routes-chart.ts";
import type { searchRoutes } from "#modules/search/contract/routes.ts";
import type { AuditSearch } from "./search.ts";

type Routes = typeof auditRoutes;

const listAudit = endpoint<Routes["listAudit"]>("GET", "/audit");
const readVerification = endpoint<Routes["readVerification"]>("GET", "/audit/verification");
export const startVerification = endpoint<Routes["startVerification"]>("POST", "/audit/verification");
const listMentions = endpoint<(typeof searchRoutes)["listMentions"]>("GET", "/mentions");
const readChart = endpoint<(typeof chartRoutes)["readChart"]>("GET", "/directory/chart");

// Reading is recorded, and what is read does not change: nothing is read again but on purpose.
const calm = { refetchOnWindowFocus: false };

export const auditQuery = (query: AuditSearch) => queryOf(listAudit, { query }, calm);
export const verificationQuery = queryOf(readVerification, {}, calm);
/** The people whose names begin with what is typed. */
export const namedQuery = (q: string) => queryOf(listMentions, { query: { q } }, calm);
/** Somebody's name, of the chart: to read the person would be told to them as having seen what is protected. */
export const placeQuery = (person: string) => queryOf(readChart, { query: { person } }, calm);
