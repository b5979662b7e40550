import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { attendanceRoutes } from "../../contract/routes.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import { createPunch } from "./create-punch.ts";
import { listDays } from "./list-days.ts";
import { listMyLocations } from "./list-my-locations.ts";
import { readTimesheet } from "./read-timesheet.ts";
import { readToday } from "./read-today.ts";
import { enterPunch, voidPunch } from "./change-punch.ts";
import { readDayDetails } from "./read-day-details.ts";

export const bindCorrections = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(correctionRoutes, {
    readDayDetails: async ({ params, ...caller }) => ({
      data: await readDayDetails(queryOf(context, caller), params, withinOf(caller.actor, "attendance.manage")),
    }),
    enterPunch: async ({ body, ...caller }) => ({ data: await enterPunch(changeOf(context, caller), body) }),
    voidPunch: async ({ params, body, ...caller }) => ({
      data: await voidPunch(changeOf(context, caller), params.id, body),
    }),
  });

export const bindPunches = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(attendanceRoutes, {
    readToday: async ({ db, actor }) => ({ data: await readToday(db, context, actor.personId) }),
    createPunch: async ({ database, actor, body, facts }) => {
      const outcome = await createPunch(context, database, actor, body, facts.id);
      // Thrown after the commit, as refused punches are stored.
      if ("refusal" in outcome) {
        const { refusal, nearest, permittedLocations } = outcome;
        throw refuse(refusal, { extension: { nearest, permittedLocations } });
      }
      facts.answerStatus(outcome.status);
      return { data: outcome.receipt };
    },
    readTimesheet: async ({ db, actor, query }) => ({ data: await readTimesheet(db, context, actor, query) }),
    listDays: ({ db, actor, query }) => listDays(db, context, actor, query),
    listMyLocations: async ({ db, actor }) => ({ data: await listMyLocations(db, context, actor.personId) }),
  });
