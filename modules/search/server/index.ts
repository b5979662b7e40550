import type { FileLinks } from "#modules/community/server/index.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { checkDatabase } from "./check-database.ts";
import { bindSearch } from "./http.ts";
import { searchJobs, searchSchedules } from "./jobs.ts";
import { searchConsumer } from "./indexing/consumer.ts";
import type { SearchSource } from "./list-places.ts";

export { searchErasure } from "./erasure.ts";
export { findTopicIds } from "./documents/list-documents.ts";
export { findAnyPersonIds, findByNearness, findNamedIds, findPersonIds } from "./people/find-person-ids.ts";
export { updatePeople } from "./people/record-people.ts";
export type { PlaceFound, SearchSource } from "./list-places.ts";

/** Search for topics, comments, people, content of other modules, and people to mention. */
export function createSearch({
  files,
  settings,
  sources = [],
}: {
  files: FileLinks;
  settings: SettingsSource;
  sources?: readonly SearchSource[];
}) {
  const timeZone = async (db: Reader): Promise<string> => (await settings(db)).timeZone;
  return {
    routes: bindSearch(files, { timeZone, sources }),
    jobs: searchJobs,
    schedules: searchSchedules,
    consumers: [searchConsumer],
    /** At every start after the migrations: throws if the database cannot search, and starts to fill missing entries. */
    async prepare(database: Database): Promise<void> {
      await checkDatabase(database.primary);
      await transaction(database.primary, (tx) => enqueue(tx, "search.fill", {}, { key: "search.fill" }));
    },
  };
}
