import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { acknowledgementRoutes } from "#modules/acknowledgements/contract/routes.ts";
import type { topicRoutes } from "#modules/community/contract/routes.ts";
import type { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

type Routes = typeof acknowledgementRoutes;

export const readMustRead = endpoint<Routes["readMustRead"]>("GET", "/topics/{id}/must-read");
export const setMustRead = endpoint<Routes["setMustRead"]>("PUT", "/topics/{id}/must-read");
export const withdrawMustRead = endpoint<Routes["withdrawMustRead"]>("DELETE", "/topics/{id}/must-read");
export const acknowledge = endpoint<Routes["acknowledge"]>("PUT", "/topics/{id}/acknowledgement");
export const readCoverage = endpoint<Routes["readCoverage"]>("GET", "/topics/{id}/must-read/coverage");
export const listConcerned = endpoint<Routes["listConcerned"]>("GET", "/topics/{id}/must-read/people");
export const listMyMustReads = endpoint<Routes["listMyMustReads"]>("GET", "/must-reads");
export const readTopic = endpoint<(typeof topicRoutes)["readTopic"]>("GET", "/topics/{id}");
const listDepartments = endpoint<(typeof departmentRoutes)["listDepartments"]>("GET", "/departments");

export const mustReadQuery = (id: string) => queryOf(readMustRead, { params: { id } });
/** Nobody is told of what others acknowledge: it is asked whenever it is looked at. */
const askedAnew = { staleTime: 0 };
export const coverageQuery = (id: string) => queryOf(readCoverage, { params: { id } }, askedAnew);
export const myMustReadsQuery = queryOf(listMyMustReads, {}, { isKept: true });
export const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

/** Whom a must-read concerns, page after page: those who have read it, or those who have not. */
export const concernedQuery = (id: string, acknowledged: boolean) =>
  pagesOf(listConcerned, { params: { id }, query: { acknowledged: acknowledged ? "true" : "false" } }, askedAnew);
