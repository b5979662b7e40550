import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { workRoutes } from "../../contract/routes-work.ts";
import type { ServicesContext } from "../context.ts";
import { countWork, listWork } from "./list-work.ts";

const { readWorkList, countWork: count } = workRoutes;

export const bindWork = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(
    { readWorkList, countWork: count },
    {
      readWorkList: ({ db, actor }) => listWork(db, context, actor.personId),
      countWork: async ({ db, actor }) => ({ data: await countWork(db, context, actor.personId) }),
    },
  );
