import type { Reader } from "#platform/database/database.ts";
import { may, realReaderOf, withinOf, type Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { recordRoutes } from "../../contract/routes-records.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { requireWithin } from "../queries-bounds.ts";
import { requireOwnBounds } from "../check-own-bounds.ts";
import { requireRecordWithin } from "./check-bounds.ts";
import { listDepartmentIds, selectContractKinds } from "./queries.ts";
import { readRecord, updateRecord, type RecordOfficer } from "./change-record.ts";

export function bindRecords({ files, settings, requireManager, mayChangeManager }: DirectoryContext): BoundRoute[] {
  const officerOf = async (db: Reader, actor: Actor): Promise<RecordOfficer> => ({
    personId: actor.personId,
    files,
    timeZone: (await settings(db)).timeZone,
    mayChangeManager: (reader, id) => mayChangeManager(reader, actor, id),
  });
  return bindRoutes(recordRoutes, {
    readRecord: async ({ database, actor, params }) => {
      await requireWithin(database.primary, withinOf(actor, "user.manage"), [params.id]);
      const officer = await officerOf(database.primary, actor);
      return { data: await readRecord(database, params.id, officer, realReaderOf(actor)) };
    },
    listManagedDepartments: async ({ db, actor }) => ({
      data: may(actor, "user.manage")
        ? await listDepartmentIds(db)
        : [...(actor.bounds?.get("user.manage")?.departments ?? [])],
    }),
    listContractKinds: async ({ db }) => ({ data: await selectContractKinds(db, []) }),
    updateRecord: async ({ tx, actor, params, body, facts }) => {
      await requireRecordWithin(tx, actor, params.id, body);
      const officer = await officerOf(tx, actor);
      return {
        data: await updateRecord(tx, params.id, body, {
          ...officer,
          requestId: facts.id,
          requireManager: (change) => requireManager(tx, actor, change),
          // Again, as the person may have been moved before the lock.
          requireReach: () => requireRecordWithin(tx, actor, params.id, body),
          requireDepartment: (from, to) => requireOwnBounds(actor, from, to, "department"),
        }),
      };
    },
  });
}
