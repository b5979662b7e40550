import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { locationZoneUserRoutes } from "#modules/attendance/contract/routes-rules.ts";

type Assignments = typeof locationZoneUserRoutes;
type List = NonNullable<CallInput<Assignments["listLocationZoneUsers"]>["query"]>;
type Change = NonNullable<CallInput<Assignments["previewLocationZoneUserChange"]>["body"]>;

const listAssignments = endpoint(locationZoneUserRoutes.listLocationZoneUsers);
export const createAssignment = endpoint(locationZoneUserRoutes.createLocationZoneUser);
const readAssignment = endpoint(locationZoneUserRoutes.readLocationZoneUser);
export const updateAssignment = endpoint(locationZoneUserRoutes.updateLocationZoneUser);
export const deleteAssignment = endpoint(locationZoneUserRoutes.deleteLocationZoneUser);
export const previewAssignment = endpoint(locationZoneUserRoutes.previewLocationZoneUser);
export const previewAssignmentChange = endpoint(locationZoneUserRoutes.previewLocationZoneUserChange);
export const importAssignments = endpoint(locationZoneUserRoutes.importLocationZoneUsers);

export const assignmentsQuery = (query: List) => queryOf(listAssignments, { query }, { refetchOnWindowFocus: false });
export const assignmentQuery = (id: string) =>
  queryOf(readAssignment, { params: { id } }, { refetchOnWindowFocus: false });
export const assignmentChangeQuery = (id: string, body: Change) =>
  queryOf(previewAssignmentChange, { params: { id }, body }, { staleTime: 0, refetchOnWindowFocus: false });
