import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { leavePolicyRoutes } from "../../contract/routes-policy.ts";
import { authorOf, type LeaveContext } from "../context.ts";
import { createPolicy, deletePolicy, updatePolicy, writeChange, writeDeletion, writeNew } from "./change-policy.ts";
import { listPolicies, readPolicy } from "./list-policies.ts";
import { planEffect } from "./plan-effect.ts";

export function bindPolicies(context: LeaveContext): BoundRoute[] {
  const { subjects } = context;
  return bindRoutes(leavePolicyRoutes, {
    listLeavePolicies: ({ db, actor, query }) => listPolicies({ db, context, viewerId: actor.personId }, query),
    readLeavePolicy: async ({ db, actor, params }) => ({
      data: await readPolicy({ db, context, viewerId: actor.personId }, params.id),
    }),
    createLeavePolicy: async ({ tx, body, ...caller }) => ({
      data: await createPolicy({ tx, context, author: authorOf(caller) }, body),
    }),
    updateLeavePolicy: async ({ tx, params, body, ...caller }) => ({
      data: await updatePolicy({ tx, context, author: authorOf(caller) }, params.id, body),
    }),
    deleteLeavePolicy: ({ tx, params, ...caller }) =>
      deletePolicy({ tx, context, author: authorOf(caller) }, params.id),
    previewLeavePolicy: async ({ database, body: { on, ...values }, ...caller }) => ({
      data: await planEffect({ database, context, author: authorOf(caller), on }, (change) => writeNew(change, values)),
    }),
    previewLeavePolicyChange: async ({ database, params, body: { on, delete: isDeletion, ...given }, ...caller }) => ({
      data: await planEffect({ database, context, author: authorOf(caller), on }, (change) =>
        isDeletion === true ? writeDeletion(change, params.id) : writeChange(change, params.id, given),
      ),
    }),
    listLeaveSubjects: async ({ db, actor, query }) => ({
      data: await subjects.list(db, actor.personId, query.search),
    }),
    countLeaveSubjects: async ({ db, body }) => ({ data: { people: await subjects.count(db, body) } }),
  });
}
