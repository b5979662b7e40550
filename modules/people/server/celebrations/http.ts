import { realReaderOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { celebrationRoutes } from "../../contract/routes-celebrations.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { listBirthdays, listJoiners } from "./list-celebrations.ts";

export const bindCelebrations = (context: Pick<DirectoryContext, "files" | "settings">): BoundRoute[] =>
  bindRoutes(celebrationRoutes, {
    listJoiners: async ({ database, actor }) => ({
      data: await listJoiners(database.replica, context, actor.personId),
    }),
    listBirthdays: async ({ database, actor, facts }) => ({
      data: await listBirthdays(database, context, {
        personId: actor.personId,
        onlookerId: realReaderOf(actor),
        locale: facts.locale,
      }),
    }),
  });
