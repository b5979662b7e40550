import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import { authorOf, type AttendanceContext } from "../context.ts";
import { createAbsence } from "./create-absence.ts";
import { deleteAbsence, updateAbsence } from "./change-absence.ts";
import { listAbsences } from "./list-absences.ts";

const { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove } = correctionRoutes;

export const bindAbsences = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove },
    {
      listAbsences: ({ db, actor, query }) => listAbsences(db, context, actor.personId, query),
      createAbsence: async ({ tx, body, ...caller }) => ({
        data: await createAbsence(tx, context, authorOf(caller), body),
      }),
      updateAbsence: async ({ tx, params, body, ...caller }) => ({
        data: await updateAbsence(tx, context, authorOf(caller), params.id, body),
      }),
      deleteAbsence: ({ tx, params, query, ...caller }) => {
        const author = authorOf(caller);
        return deleteAbsence(tx, context, author, { id: params.id, reason: query.reason ?? null });
      },
    },
  );
