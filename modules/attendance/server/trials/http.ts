import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { trialRoutes } from "../../contract/routes-officer.ts";
import { previewOf, type AttendanceContext } from "../context.ts";
import { compareZone } from "./compare-zone.ts";
import { trySchedule } from "./judge-schedule.ts";

export const bindTrials = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(trialRoutes, {
    trySchedule: async ({ database, body }) => ({ data: await trySchedule(context, database, body) }),
    compareZone: async ({ body, ...caller }) => ({ data: await compareZone(previewOf(context, caller), body) }),
  });
