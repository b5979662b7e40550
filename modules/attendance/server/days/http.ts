import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import { authorOf, queryOf, type AttendanceContext } from "../context.ts";
import { listMonths, listRecomputations, lockMonth, reopenMonth } from "./change-month.ts";

const { listMonths: list, lockMonth: lock, reopenMonth: reopen, listRecomputations: recomputations } = correctionRoutes;

export const bindDays = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listMonths: list, lockMonth: lock, reopenMonth: reopen, listRecomputations: recomputations },
    {
      listMonths: async (caller) => ({ data: await listMonths(queryOf(context, caller)) }),
      lockMonth: async ({ tx, params, ...caller }) => ({
        data: await lockMonth(tx, context, params.month, authorOf(caller)),
      }),
      reopenMonth: async ({ tx, params, body, ...caller }) => ({
        data: await reopenMonth(tx, context, { month: params.month, note: body.note }, authorOf(caller)),
      }),
      listRecomputations: async ({ db }) => ({ data: await listRecomputations(db) }),
    },
  );
