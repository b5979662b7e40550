import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes, officerRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { enterPunch } from "./enter-punch.ts";
import { readDayDetails } from "./read-day-details.ts";
import { voidPunch } from "./void-punch.ts";

const { readDayDetails: details } = officerRoutes;
const { enterPunch: enter, voidPunch: takeBack } = correctionRoutes;

export const bindCorrections = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { readDayDetails: details, enterPunch: enter, voidPunch: takeBack },
    {
      readDayDetails: async ({ db, actor, params }) => ({
        data: await readDayDetails(db, context, actor.personId, params),
      }),
      enterPunch: async ({ tx, actor, body, facts }) => ({
        data: await enterPunch(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
      voidPunch: async ({ tx, actor, params, body, facts }) => ({
        data: await voidPunch(tx, context, { personId: actor.personId, requestId: facts.id }, params.id, body),
      }),
    },
  );
