import { withinOf, type Actor } from "#platform/http/actor.ts";
import { authorOf, type Caller } from "#platform/http/author.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { leavePolicyRoutes } from "../../contract/routes-policy.ts";
import { changeOf, queryOf, type LeaveContext } from "../context.ts";
import { createPolicy, deletePolicy, updatePolicy, writeChange, writeDeletion, writeNew } from "./change-policy.ts";
import { listPolicies, readPolicy } from "./list-policies.ts";
import { planEffect } from "./plan-effect.ts";

const previewOf = (context: LeaveContext, caller: Caller & { actor: Actor }) => ({
  context,
  author: authorOf(caller),
  within: withinOf(caller.actor, "leave.manage"),
});

export function bindPolicies(context: LeaveContext): BoundRoute[] {
  const { subjects } = context;
  return bindRoutes(leavePolicyRoutes, {
    listLeavePolicies: ({ query, ...caller }) => listPolicies(queryOf(context, caller), query),
    readLeavePolicy: async ({ params, ...caller }) => ({ data: await readPolicy(queryOf(context, caller), params.id) }),
    createLeavePolicy: async ({ body, ...caller }) => ({ data: await createPolicy(changeOf(context, caller), body) }),
    updateLeavePolicy: async ({ params, body, ...caller }) => ({
      data: await updatePolicy(changeOf(context, caller), params.id, body),
    }),
    deleteLeavePolicy: ({ params, ...caller }) => deletePolicy(changeOf(context, caller), params.id),
    previewLeavePolicy: async ({ database, body: { on, year, ...values }, ...caller }) => ({
      data: await planEffect({ ...previewOf(context, caller), database, on, year }, (change) =>
        writeNew(change, values),
      ),
    }),
    previewLeavePolicyChange: async ({
      database,
      params,
      body: { on, year, delete: isDeletion, ...given },
      ...caller
    }) => ({
      data: await planEffect({ ...previewOf(context, caller), database, on, year }, (change) =>
        isDeletion === true ? writeDeletion(change, params.id) : writeChange(change, params.id, given),
      ),
    }),
    listLeaveSubjects: async ({ query, ...caller }) => ({
      data: await subjects.list(queryOf(context, caller), query.search),
    }),
    countLeaveSubjects: async ({ db, actor, body }) => ({
      data: { people: await subjects.count(db, body, withinOf(actor, "leave.manage")) },
    }),
  });
}
