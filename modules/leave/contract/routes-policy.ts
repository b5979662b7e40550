import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { countSubjects, subjects, subjectsQuery } from "#shared/subjects.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  createLeavePolicy,
  leavePolicy,
  leavePolicyEffect,
  leavePolicyInList,
  listLeavePoliciesQuery,
  previewLeavePolicy,
  previewLeavePolicyChange,
  updateLeavePolicy,
} from "./schemas-policy.ts";

const bounded = { permission: "leave.manage", keepsBounds: true } as const;
const shown = { ...bounded, viewing: "shown" } as const;
const errors = [
  "name_taken",
  "fields_conflict",
  "policy_overlaps",
  "policy_period",
  "person_unknown",
  "role_unknown",
  "own_leave",
  "permission_within_bounds",
] as const;

export const leavePolicyRoutes = {
  listLeavePolicies: route({
    ...shown,
    method: "GET",
    path: "/leave/policies",
    summary: "Returns policies of leave, by type, in the order in which they were added.",
    query: listLeavePoliciesQuery,
    output: page(leavePolicyInList),
  }),
  readLeavePolicy: route({
    ...shown,
    method: "GET",
    path: "/leave/policies/{id}",
    summary: "Returns a policy of leave.",
    params: idParams,
    output: data(leavePolicy),
  }),
  createLeavePolicy: route({
    method: "POST",
    path: "/leave/policies",
    ...bounded,
    summary: "Adds a policy of leave; balances follow it at once.",
    body: createLeavePolicy,
    output: data(leavePolicy),
    errors: ["lookup_unknown", ...errors],
  }),
  updateLeavePolicy: route({
    method: "PATCH",
    path: "/leave/policies/{id}",
    ...bounded,
    summary: "Changes a policy of leave; balances follow it at once, also those of the past.",
    params: idParams,
    body: updateLeavePolicy,
    output: data(leavePolicy),
    errors: ["stale_version", ...errors],
  }),
  deleteLeavePolicy: route({
    method: "DELETE",
    path: "/leave/policies/{id}",
    ...bounded,
    summary: "Deletes a policy of leave; it grants nothing any more, nor has it in the past.",
    params: idParams,
    output: noContent,
    errors: ["own_leave", "permission_within_bounds"],
  }),
  previewLeavePolicy: route({
    method: "POST",
    path: "/leave/policies/effect",
    ...bounded,
    summary: "Returns whose balance a new policy of leave would change, and by how much. Saves nothing.",
    body: previewLeavePolicy,
    output: data(leavePolicyEffect),
    status: 200,
    transaction: "own",
    errors: ["lookup_unknown", ...errors],
  }),
  previewLeavePolicyChange: route({
    method: "POST",
    path: "/leave/policies/{id}/effect",
    ...bounded,
    summary: "Returns whose balance a change of a policy, or its deletion (`delete`), would change. Saves nothing.",
    params: idParams,
    body: previewLeavePolicyChange,
    output: data(leavePolicyEffect),
    status: 200,
    transaction: "own",
    errors,
  }),
  listLeaveSubjects: route({
    ...shown,
    method: "GET",
    path: "/leave/subjects",
    summary: "Returns people and roles that a policy of leave can name.",
    query: subjectsQuery,
    output: data(subjects),
  }),
  countLeaveSubjects: route({
    method: "POST",
    path: "/leave/subjects/count",
    ...bounded,
    summary: "Counts the distinct active people of some people and roles today.",
    body: countSubjects,
    output: data(z.object({ people: z.number().int() })),
    status: 200,
    transaction: "own",
  }),
};
