import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { exceptionDayRoutes } from "../../contract/routes-rules.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import {
  createExceptionDay,
  deleteExceptionDay,
  previewExceptionDay,
  previewExceptionDayChange,
  updateExceptionDay,
} from "./change-exception-day.ts";
import { listExceptionDays, readExceptionDay } from "./list-exception-days.ts";

export const bindExceptionDays = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(exceptionDayRoutes, {
    listExceptionDays: ({ query, ...caller }) => listExceptionDays(queryOf(context, caller), query),
    readExceptionDay: async ({ params, ...caller }) => ({
      data: await readExceptionDay(queryOf(context, caller), params.id),
    }),
    createExceptionDay: async ({ body, ...caller }) => ({
      data: await createExceptionDay(changeOf(context, caller), body),
    }),
    updateExceptionDay: async ({ params, body, ...caller }) => ({
      data: await updateExceptionDay(changeOf(context, caller), params.id, body),
    }),
    deleteExceptionDay: ({ params, ...caller }) => deleteExceptionDay(changeOf(context, caller), params.id),
    previewExceptionDay: async ({ database, actor, body }) => ({
      data: await previewExceptionDay({ context, database, viewerId: actor.personId }, body),
    }),
    async previewExceptionDayChange({ database, actor, params, body: { version: _, ...body } }) {
      return {
        data: await previewExceptionDayChange({ context, database, viewerId: actor.personId }, params.id, body),
      };
    },
  });
