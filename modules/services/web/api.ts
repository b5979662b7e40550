import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import type { letterRoutes } from "#modules/services/contract/routes-letters.ts";
import type { handOverRoutes, workRoutes } from "#modules/services/contract/routes-work.ts";
import type { requestRoutes, serviceRoutes } from "#modules/services/contract/routes.ts";
import type { Answers } from "#modules/services/contract/form/definition.ts";
import type { RequestFilter } from "./search.ts";

type Services = typeof serviceRoutes;
type Requests = typeof requestRoutes;
type Work = typeof workRoutes;
type HandOvers = typeof handOverRoutes;
type Letters = typeof letterRoutes;

export const listServices = endpoint<Services["listServices"]>("GET", "/services");
export const readAttendanceServices = endpoint<Services["readAttendanceServices"]>("GET", "/attendance-services");
export const readService = endpoint<Services["readService"]>("GET", "/services/{code}");
const tryService = endpoint<Services["tryService"]>("POST", "/services/{code}/trial");
export const addFavourite = endpoint<Services["addFavourite"]>("PUT", "/services/{code}/favourite");
export const removeFavourite = endpoint<Services["removeFavourite"]>("DELETE", "/services/{code}/favourite");

export const listRequests = endpoint<Requests["listRequests"]>("GET", "/requests");
export const readRequest = endpoint<Requests["readRequest"]>("GET", "/requests/{id}");
export const createRequest = endpoint<Requests["createRequest"]>("POST", "/requests");
export const updateRequest = endpoint<Requests["updateRequest"]>("PATCH", "/requests/{id}");
export const deleteRequest = endpoint<Requests["deleteRequest"]>("DELETE", "/requests/{id}");
export const submitRequest = endpoint<Requests["submitRequest"]>("POST", "/requests/{id}/submission");
export const withdrawRequest = endpoint<Requests["withdrawRequest"]>("POST", "/requests/{id}/withdrawal");
export const decideRequest = endpoint<Requests["decideRequest"]>("POST", "/requests/{id}/decisions");
export const commentRequest = endpoint<Requests["commentRequest"]>("POST", "/requests/{id}/comments");
export const readLetter = endpoint<Letters["readLetter"]>("GET", "/requests/{id}/letter");
export const revokeLetter = endpoint<Letters["revokeLetter"]>("POST", "/requests/{id}/letter/revocation");
export const decideMany = endpoint<Requests["decideMany"]>("POST", "/decisions");

export const readWorkList = endpoint<Work["readWorkList"]>("GET", "/work-list");
export const countWork = endpoint<Work["countWork"]>("GET", "/work-list/count");
export const listDeputies = endpoint<Work["listDeputies"]>("GET", "/deputies");
export const createDeputy = endpoint<Work["createDeputy"]>("POST", "/deputies");
export const acceptDeputy = endpoint<Work["acceptDeputy"]>("PUT", "/deputies/{id}/acceptance");
export const deleteDeputy = endpoint<Work["deleteDeputy"]>("DELETE", "/deputies/{id}");

const listWaitingApprovals = endpoint<HandOvers["listWaitingApprovals"]>("GET", "/waiting-approvals");
export const handOver = endpoint<HandOvers["handOver"]>("POST", "/hand-overs");

const listUsers = endpoint<(typeof directoryRoutes)["listUsers"]>("GET", "/users");

export const servicesQuery = queryOf(listServices, {});
/** Read anew whenever the form is opened: a draft may have been written since. */
export const serviceQuery = (code: string) => queryOf(readService, { params: { code } }, { staleTime: 0 });
export const trialQuery = (code: string, answers: Answers) =>
  queryOf(tryService, { params: { code }, body: { answers } }, { staleTime: 10_000 });
export const requestQuery = (id: string) => queryOf(readRequest, { params: { id } }, { staleTime: 0 });
export const workListQuery = queryOf(readWorkList, {}, { refetchOnWindowFocus: true, isKept: true });
export const workCountQuery = queryOf(countWork, {}, { refetchOnWindowFocus: true });
export const deputiesQuery = queryOf(listDeputies, {});
/** What waits for somebody who leaves. */
export const waitingApprovalsQuery = (person: string) => queryOf(listWaitingApprovals, { query: { person } });
export const peopleQuery = (search: string) =>
  queryOf(listUsers, { query: { limit: 8, ...(search === "" ? {} : { search }) } });

/** My requests, page after page. */
export const requestsQuery = ({ state, service }: RequestFilter) =>
  pagesOf(listRequests, {
    query: { ...(state === undefined ? {} : { state }), ...(service === undefined ? {} : { service }) },
  });
