import type { Reader } from "#platform/database/database.ts";
import { onlookerOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { recordRoutes } from "../../contract/routes-records.ts";
import type { PhotoLinks } from "../chart/present-chart.ts";
import { readSeen, updateRecord, type Keeper } from "./update-record.ts";

export function bindRecords(files: PhotoLinks, settings: SettingsSource): BoundRoute[] {
  const keeperOf = async (db: Reader, personId: string): Promise<Keeper> => ({
    personId,
    files,
    timeZone: (await settings(db)).timeZone,
  });
  return bindRoutes(recordRoutes, {
    readRecord: async ({ database, actor, params }) => ({
      data: await readSeen(database, params.id, await keeperOf(database.primary, actor.personId), onlookerOf(actor)),
    }),
    updateRecord: async ({ tx, actor, params, body, facts }) => {
      const keeper = await keeperOf(tx, actor.personId);
      return { data: await updateRecord(tx, params.id, body, { ...keeper, requestId: facts.id }) };
    },
  });
}
