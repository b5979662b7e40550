import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { monthRoutes } from "../../contract/routes-officer.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { listMonths, lockMonth, reopenMonth } from "./change-month.ts";
import { listRecomputations } from "./queries-month.ts";

export const bindDays = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(monthRoutes, {
    listMonths: async (caller) => ({ data: await listMonths(queryOf(context, caller)) }),
    lockMonth: async ({ params, body, ...caller }) => ({
      data: await lockMonth(changeOf(context, caller), params.month, body.note ?? null),
    }),
    reopenMonth: async ({ params, body, ...caller }) => ({
      data: await reopenMonth(changeOf(context, caller), params.month, body.note),
    }),
    listRecomputations: async ({ db }) => ({ data: await listRecomputations(db) }),
  });
