import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { officerRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { compareZone } from "./compare-zone.ts";
import { trySchedule } from "./judge-schedule.ts";

const { trySchedule: tryRoute, compareZone: compareRoute } = officerRoutes;

export const bindTrials = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { trySchedule: tryRoute, compareZone: compareRoute },
    {
      trySchedule: async ({ database, body }) => ({ data: await trySchedule(context, database, body) }),
      compareZone: async ({ database, actor, body }) => ({
        data: await compareZone({ context, database, viewerId: actor.personId }, body),
      }),
    },
  );
