import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { exceptionDayRoutes } from "../../contract/routes-rules.ts";
import { authorOf, type AttendanceContext } from "../context.ts";
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
    listExceptionDays: ({ db, actor, query }) => listExceptionDays(db, context, actor.personId, query),
    readExceptionDay: async ({ db, actor, params }) => ({
      data: await readExceptionDay(db, context, actor.personId, params.id),
    }),
    createExceptionDay: async ({ tx, body, ...caller }) => ({
      data: await createExceptionDay(tx, context, authorOf(caller), body),
    }),
    updateExceptionDay: async ({ tx, params, body, ...caller }) => ({
      data: await updateExceptionDay(tx, context, authorOf(caller), params.id, body),
    }),
    deleteExceptionDay: ({ tx, params, ...caller }) => deleteExceptionDay(tx, context, authorOf(caller), params.id),
    previewExceptionDay: async ({ database, actor, body }) => ({
      data: await previewExceptionDay(context, database, actor.personId, body),
    }),
    async previewExceptionDayChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewExceptionDayChange(context, database, actor.personId, params.id, body) };
    },
  });
