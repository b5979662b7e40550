import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import { letterRoutes } from "#modules/services/contract/routes-letters.ts";
import { deputyRoutes, handOverRoutes, workRoutes } from "#modules/services/contract/routes-work.ts";
import { requestRoutes, serviceRoutes } from "#modules/services/contract/routes.ts";
import type { Answers } from "#modules/services/contract/form/definition.ts";
import type { RequestFilter } from "./search.ts";

export const listServices = endpoint(serviceRoutes.listServices);
export const readAttendanceServices = endpoint(serviceRoutes.readAttendanceServices);
export const readService = endpoint(serviceRoutes.readService);
const tryService = endpoint(serviceRoutes.tryService);
export const addFavourite = endpoint(serviceRoutes.addFavourite);
export const removeFavourite = endpoint(serviceRoutes.removeFavourite);

export const listRequests = endpoint(requestRoutes.listRequests);
export const readRequest = endpoint(requestRoutes.readRequest);
export const createRequest = endpoint(requestRoutes.createRequest);
export const updateRequest = endpoint(requestRoutes.updateRequest);
export const deleteRequest = endpoint(requestRoutes.deleteRequest);
export const submitRequest = endpoint(requestRoutes.submitRequest);
export const withdrawRequest = endpoint(requestRoutes.withdrawRequest);
export const changeLeave = endpoint(requestRoutes.changeLeave);
export const decideRequest = endpoint(requestRoutes.decideRequest);
export const commentRequest = endpoint(requestRoutes.commentRequest);
export const readLetter = endpoint(letterRoutes.readLetter);
export const listLetters = endpoint(letterRoutes.listLetters);
export const revokeLetter = endpoint(requestRoutes.revokeLetter);
export const decideMany = endpoint(requestRoutes.decideMany);

export const readWorkList = endpoint(workRoutes.readWorkList);
export const countWork = endpoint(workRoutes.countWork);
export const listDeputies = endpoint(deputyRoutes.listDeputies);
export const createDeputy = endpoint(deputyRoutes.createDeputy);
export const acceptDeputy = endpoint(deputyRoutes.acceptDeputy);
export const deleteDeputy = endpoint(deputyRoutes.deleteDeputy);

const listWaitingApprovals = endpoint(handOverRoutes.listWaitingApprovals);
export const handOver = endpoint(handOverRoutes.handOver);

const listUsers = endpoint(directoryRoutes.listUsers);

export const servicesQuery = queryOf(listServices, {});
/** Always stale: a draft may have been saved since. */
export const serviceQuery = (code: string) => queryOf(readService, { params: { code } }, { staleTime: 0 });
export const trialQuery = (code: string, answers: Answers) =>
  queryOf(tryService, { params: { code }, body: { answers } }, { staleTime: 10_000 });
export const requestQuery = (id: string) => queryOf(readRequest, { params: { id } }, { staleTime: 0 });
export const workListQuery = queryOf(readWorkList, {}, { refetchOnWindowFocus: true, isCached: true });
export const workCountQuery = queryOf(countWork, {}, { refetchOnWindowFocus: true });
export const deputiesQuery = queryOf(listDeputies, {});
/** The approvals that wait for a person. */
export const waitingApprovalsQuery = (person: string) => queryOf(listWaitingApprovals, { query: { person } });
export const peopleQuery = (search: string) =>
  queryOf(listUsers, { query: { limit: 8, ...(search === "" ? {} : { search }) } });

/** The requests of the signed-in user, in pages. */
export const requestsQuery = ({ state, service }: RequestFilter) =>
  pagesOf(listRequests, {
    query: { ...(state === undefined ? {} : { state }), ...(service === undefined ? {} : { service }) },
  });
