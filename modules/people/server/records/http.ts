import type { Reader } from "#platform/database/database.ts";
import { realReaderOf, type Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { recordRoutes } from "../../contract/routes-records.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { readSeen, updateRecord, type Keeper } from "./update-record.ts";

export function bindRecords({ files, settings, requireManager, mayChangeManager }: DirectoryContext): BoundRoute[] {
  const keeperOf = async (db: Reader, actor: Actor): Promise<Keeper> => ({
    personId: actor.personId,
    files,
    timeZone: (await settings(db)).timeZone,
    mayChangeManager: (reader, id) => mayChangeManager(reader, actor, id),
  });
  return bindRoutes(recordRoutes, {
    readRecord: async ({ database, actor, params }) => ({
      data: await readSeen(database, params.id, await keeperOf(database.primary, actor), realReaderOf(actor)),
    }),
    updateRecord: async ({ tx, actor, params, body, facts }) => {
      const keeper = await keeperOf(tx, actor);
      return {
        data: await updateRecord(tx, params.id, body, {
          ...keeper,
          requestId: facts.id,
          requireManager: (change) => requireManager(tx, actor, change),
        }),
      };
    },
  });
}
