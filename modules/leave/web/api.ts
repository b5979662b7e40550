import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { leaveTypeRoutes } from "#modules/leave/contract/routes-type.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

const listLeaveTypes = endpoint(leaveTypeRoutes.listLeaveTypes);
export const updateLeaveType = endpoint(leaveTypeRoutes.updateLeaveType);

// A table must not change while it is read.
export const leaveTypesQuery = (query: NonNullable<CallInput<typeof leaveTypeRoutes.listLeaveTypes>["query"]>) =>
  queryOf(listLeaveTypes, { query }, { refetchOnWindowFocus: false });

export const permissionsQuery = queryOf(endpoint(peopleRoutes.readMe), {});

/** Whether an answer depends on types of leave and their policies. */
export const showsLeave = (path: string): boolean => path.startsWith("/leave/");
