import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { workingTimeRuleRoutes } from "../../contract/routes-working-time.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { createWorkingTimeRule, deleteWorkingTimeRule, updateWorkingTimeRule } from "./change-working-time-rule.ts";
import { listWorkingTimeRules, readWorkingTimeRule } from "./list-working-time-rules.ts";

export const bindWorkingTimeRules = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(workingTimeRuleRoutes, {
    listWorkingTimeRules: ({ query, ...caller }) => listWorkingTimeRules(queryOf(context, caller), query),
    readWorkingTimeRule: async ({ params, ...caller }) => ({
      data: await readWorkingTimeRule(queryOf(context, caller), params.id),
    }),
    createWorkingTimeRule: async ({ body, ...caller }) => ({
      data: await createWorkingTimeRule(changeOf(context, caller), body),
    }),
    updateWorkingTimeRule: async ({ params, body, ...caller }) => ({
      data: await updateWorkingTimeRule(changeOf(context, caller), params.id, body),
    }),
    deleteWorkingTimeRule: ({ params, ...caller }) => deleteWorkingTimeRule(changeOf(context, caller), params.id),
  });
