import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { SubjectSource } from "#kit/pickers/SubjectPicker.tsx";
import { leavePolicyRoutes } from "#modules/leave/contract/routes-policy.ts";
import { leaveTypeRoutes } from "#modules/leave/contract/routes-type.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

// A table must not change while it is read.
const withoutFocusRefetch = { refetchOnWindowFocus: false };

type Types = typeof leaveTypeRoutes;
type Policies = typeof leavePolicyRoutes;

const listLeaveTypes = endpoint(leaveTypeRoutes.listLeaveTypes);
export const updateLeaveType = endpoint(leaveTypeRoutes.updateLeaveType);
export const leaveTypesQuery = (query: NonNullable<CallInput<Types["listLeaveTypes"]>["query"]>) =>
  queryOf(listLeaveTypes, { query }, withoutFocusRefetch);

const listLeavePolicies = endpoint(leavePolicyRoutes.listLeavePolicies);
const readLeavePolicy = endpoint(leavePolicyRoutes.readLeavePolicy);
export const createLeavePolicy = endpoint(leavePolicyRoutes.createLeavePolicy);
export const updateLeavePolicy = endpoint(leavePolicyRoutes.updateLeavePolicy);
export const deleteLeavePolicy = endpoint(leavePolicyRoutes.deleteLeavePolicy);
export const previewLeavePolicy = endpoint(leavePolicyRoutes.previewLeavePolicy);
const previewLeavePolicyChange = endpoint(leavePolicyRoutes.previewLeavePolicyChange);
/** The effect of a change, or of a deletion, always read anew. */
export const policyEffectQuery = (
  id: string,
  body: NonNullable<CallInput<Policies["previewLeavePolicyChange"]>["body"]>,
) => queryOf(previewLeavePolicyChange, { params: { id }, body }, { staleTime: 0, refetchOnWindowFocus: false });
export const leavePoliciesQuery = (query: NonNullable<CallInput<Policies["listLeavePolicies"]>["query"]>) =>
  queryOf(listLeavePolicies, { query }, withoutFocusRefetch);
export const leavePolicyQuery = (id: string) => queryOf(readLeavePolicy, { params: { id } }, withoutFocusRefetch);

const listLeaveSubjects = endpoint(leavePolicyRoutes.listLeaveSubjects);
const countLeaveSubjects = endpoint(leavePolicyRoutes.countLeaveSubjects);
export const subjectSource: SubjectSource = {
  find: (search) => queryOf(listLeaveSubjects, { query: { search } }),
  count: (body) => queryOf(countLeaveSubjects, { body }),
};

export const permissionsQuery = queryOf(endpoint(peopleRoutes.readMe), {});

/** Whether an answer depends on types of leave and their policies. */
export const showsLeave = (path: string): boolean => path.startsWith("/leave/") && !path.endsWith("/effect");
