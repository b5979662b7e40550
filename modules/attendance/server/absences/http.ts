import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { createAbsence } from "./create-absence.ts";
import { deleteAbsence } from "./delete-absence.ts";
import { listAbsences } from "./list-absences.ts";

const { listAbsences: list, createAbsence: create, deleteAbsence: remove } = correctionRoutes;

export const bindAbsences = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listAbsences: list, createAbsence: create, deleteAbsence: remove },
    {
      listAbsences: ({ db, actor, query }) => listAbsences(db, context, actor.personId, query),
      createAbsence: async ({ tx, actor, body, facts }) => ({
        data: await createAbsence(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
      deleteAbsence: ({ tx, actor, params, facts }) =>
        deleteAbsence(tx, context, { personId: actor.personId, requestId: facts.id }, params.id),
    },
  );
