import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindAcknowledgements } from "./http.ts";
import { acknowledgementJobs, acknowledgementSchedules } from "./jobs.ts";

export { selectMine as selectMustReads, type MyMustReadRow } from "./queries.ts";
export { acknowledgementData } from "./personal-data.ts";
export { acknowledgementErasure } from "./erasure.ts";
export { mustReadAudiences } from "./deliver-reminders.ts";

export function createAcknowledgements(options: { files: FileLinks; settings: SettingsSource }) {
  const { files, settings } = options;
  const timeZone = async (db: Reader): Promise<string> => (await settings(db)).timeZone;
  return {
    routes: bindAcknowledgements({ files, timeZone }),
    jobs: acknowledgementJobs({ timeZone }),
    schedules: acknowledgementSchedules,
  };
}
