import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { acknowledgementRoutes } from "#modules/acknowledgements/contract/routes.ts";
import { topicRoutes } from "#modules/community/contract/routes.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

export const readMustRead = endpoint(acknowledgementRoutes.readMustRead);
export const setMustRead = endpoint(acknowledgementRoutes.setMustRead);
export const withdrawMustRead = endpoint(acknowledgementRoutes.withdrawMustRead);
export const acknowledge = endpoint(acknowledgementRoutes.acknowledge);
export const readCoverage = endpoint(acknowledgementRoutes.readCoverage);
export const exportCoverage = endpoint(acknowledgementRoutes.exportCoverage);
export const listConcerned = endpoint(acknowledgementRoutes.listConcerned);
export const listMyMustReads = endpoint(acknowledgementRoutes.listMyMustReads);
export const readTopic = endpoint(topicRoutes.readTopic);
const listDepartments = endpoint(departmentRoutes.listDepartments);

export const mustReadQuery = (id: string) => queryOf(readMustRead, { params: { id } });
/** Acknowledgements of other users send no event: these queries are always stale. */
const askedAnew = { staleTime: 0 };
export const coverageQuery = (id: string) => queryOf(readCoverage, { params: { id } }, askedAnew);
export const myMustReadsQuery = queryOf(listMyMustReads, {}, { isCached: true });
export const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

/** The people in the audience of a must-read, in pages: those who have acknowledged it, or those who have not. */
export const concernedQuery = (id: string, acknowledged: boolean) =>
  pagesOf(listConcerned, { params: { id }, query: { acknowledged: acknowledged ? "true" : "false" } }, askedAnew);
