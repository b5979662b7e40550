import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import { authorOf, changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { createAbsence } from "./create-absence.ts";
import { deleteAbsence, updateAbsence } from "./change-absence.ts";
import { listAbsences } from "./list-absences.ts";

const { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove } = correctionRoutes;

export const bindAbsences = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove },
    {
      listAbsences: ({ query, ...caller }) => listAbsences(queryOf(context, caller), query),
      createAbsence: async ({ body, ...caller }) => ({ data: await createAbsence(changeOf(context, caller), body) }),
      updateAbsence: async ({ params, body, ...caller }) => ({
        data: await updateAbsence(changeOf(context, caller), params.id, body),
      }),
      deleteAbsence: ({ tx, params, query, ...caller }) => {
        const author = authorOf(caller);
        return deleteAbsence({ tx, context, author }, { id: params.id, reason: query.reason ?? null });
      },
    },
  );
