import { requireWithinOn } from "#modules/people/server/index.ts";
import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { absenceRoutes } from "../../contract/routes-officer.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { createAbsence } from "./create-absence.ts";
import { cutAbsence } from "./apply-cut.ts";
import { deleteAbsence, updateAbsence } from "./change-absence.ts";
import { judgeCoverage } from "./judge-coverage.ts";
import { listAbsences } from "./list-absences.ts";

export const bindAbsences = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(absenceRoutes, {
    listAbsences: ({ query, ...caller }) => listAbsences(queryOf(context, caller), query),
    createAbsence: async ({ body, ...caller }) => ({ data: await createAbsence(changeOf(context, caller), body) }),
    async tryAbsence({ body, database: { primary }, actor }) {
      const dates = [body.fromDate, body.toDate].map((date) => ({ personId: body.user, date }));
      await requireWithinOn(primary, withinOf(actor, "attendance.manage"), dates);
      return { data: { coverage: await judgeCoverage(primary, context, body) } };
    },
    updateAbsence: async ({ params, body, ...caller }) => ({
      data: await updateAbsence(changeOf(context, caller), params.id, body),
    }),
    cutAbsence: async ({ params, body, ...caller }) => ({
      data: await cutAbsence(changeOf(context, caller), params.id, body),
    }),
    deleteAbsence: ({ params, query, ...caller }) =>
      deleteAbsence(changeOf(context, caller), { id: params.id, reason: query.reason ?? null }),
  });
