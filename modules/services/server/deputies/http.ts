import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { workRoutes } from "../../contract/routes-work.ts";
import type { ServicesContext } from "../context.ts";
import { acceptDeputy, createDeputy, deleteDeputy, listDeputies } from "./change-deputy.ts";

const { listDeputies: list, createDeputy: create, acceptDeputy: accept, deleteDeputy: remove } = workRoutes;

export const bindDeputies = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(
    { listDeputies: list, createDeputy: create, acceptDeputy: accept, deleteDeputy: remove },
    {
      listDeputies: async ({ db, actor }) => ({ data: await listDeputies(db, context, actor.personId) }),
      createDeputy: async ({ tx, actor, body, facts }) => ({
        data: await createDeputy(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
      acceptDeputy: async ({ tx, actor, params, facts }) => ({
        data: await acceptDeputy(tx, context, { personId: actor.personId, requestId: facts.id }, params.id),
      }),
      deleteDeputy: ({ tx, actor, params, facts }) =>
        deleteDeputy(tx, context, { personId: actor.personId, requestId: facts.id }, params.id),
    },
  );
