import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { authorOf } from "#platform/http/author.ts";
import { deputyRoutes } from "../../contract/routes-work.ts";
import type { ServicesContext } from "../context.ts";
import { acceptDeputy, createDeputy, deleteDeputy, listDeputies } from "./change-deputy.ts";

export const bindDeputies = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(deputyRoutes, {
    listDeputies: async ({ db, actor }) => ({ data: await listDeputies(db, context, actor.personId) }),
    createDeputy: async ({ tx, body, ...caller }) => ({
      data: await createDeputy({ tx, context, author: authorOf(caller) }, body),
    }),
    acceptDeputy: async ({ tx, params, ...caller }) => ({
      data: await acceptDeputy({ tx, context, author: authorOf(caller) }, params.id),
    }),
    deleteDeputy: ({ tx, params, ...caller }) => deleteDeputy({ tx, context, author: authorOf(caller) }, params.id),
  });
