import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { locationZoneUserRoutes } from "#modules/attendance/contract/routes-rules.ts";

type Assignments = typeof locationZoneUserRoutes;
type List = NonNullable<CallInput<Assignments["listLocationZoneUsers"]>["query"]>;
type Change = NonNullable<CallInput<Assignments["previewLocationZoneUserChange"]>["body"]>;

const path = "/attendance/location-zone-users";

const listAssignments = endpoint<Assignments["listLocationZoneUsers"]>("GET", path);
export const createAssignment = endpoint<Assignments["createLocationZoneUser"]>("POST", path);
const readAssignment = endpoint<Assignments["readLocationZoneUser"]>("GET", `${path}/{id}`);
export const updateAssignment = endpoint<Assignments["updateLocationZoneUser"]>("PATCH", `${path}/{id}`);
export const deleteAssignment = endpoint<Assignments["deleteLocationZoneUser"]>("DELETE", `${path}/{id}`);
export const previewAssignment = endpoint<Assignments["previewLocationZoneUser"]>("POST", `${path}/effect`);
export const previewAssignmentChange = endpoint<Assignments["previewLocationZoneUserChange"]>(
  "POST",
  `${path}/{id}/effect`,
);
export const importAssignments = endpoint<Assignments["importLocationZoneUsers"]>("POST", `${path}/import`);

export const assignmentsQuery = (query: List) => queryOf(listAssignments, { query }, { refetchOnWindowFocus: false });
export const assignmentQuery = (id: string) =>
  queryOf(readAssignment, { params: { id } }, { refetchOnWindowFocus: false });
export const assignmentChangeQuery = (id: string, body: Change) =>
  queryOf(previewAssignmentChange, { params: { id }, body }, { staleTime: 0, refetchOnWindowFocus: false });
