import type { Reader } from "#platform/database/database.ts";
import { realReaderOf, type Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { recordRoutes } from "../../contract/routes-records.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { selectContractKinds } from "./queries.ts";
import { readRecord, updateRecord, type RecordOfficer } from "./change-record.ts";

export function bindRecords({ files, settings, requireManager, mayChangeManager }: DirectoryContext): BoundRoute[] {
  const officerOf = async (db: Reader, actor: Actor): Promise<RecordOfficer> => ({
    personId: actor.personId,
    files,
    timeZone: (await settings(db)).timeZone,
    mayChangeManager: (reader, id) => mayChangeManager(reader, actor, id),
  });
  return bindRoutes(recordRoutes, {
    readRecord: async ({ database, actor, params }) => ({
      data: await readRecord(database, params.id, await officerOf(database.primary, actor), realReaderOf(actor)),
    }),
    listContractKinds: async ({ db }) => ({ data: await selectContractKinds(db, []) }),
    updateRecord: async ({ tx, actor, params, body, facts }) => {
      const officer = await officerOf(tx, actor);
      return {
        data: await updateRecord(tx, params.id, body, {
          ...officer,
          requestId: facts.id,
          requireManager: (change) => requireManager(tx, actor, change),
        }),
      };
    },
  });
}
