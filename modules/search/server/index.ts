import type { FileLinks } from "#modules/community/server/index.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { checkDatabase } from "./check-database.ts";
import { bindSearch } from "./http.ts";
import { searchJobs, searchSchedules } from "./jobs.ts";
import { searchConsumer } from "./indexing/consumer.ts";
import type { SearchSource } from "./list-places.ts";

export { searchErasure } from "./erasure.ts";
export { findTopicIds } from "./documents/list-documents.ts";
export { findAnyPersonIds, findNamedIds, findPersonIds } from "./people/find-person-ids.ts";
export { updatePeople } from "./people/update-people.ts";
export type { PlaceFound, SearchSource } from "./list-places.ts";

export type Search = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
  /** At every start after the migrations: throws if the database cannot search, and starts to fill missing entries. */
  prepare(database: Database): Promise<void>;
};

/** Search for topics, comments, people, content of other modules, and people to mention. */
export function createSearch({
  files,
  settings,
  sources = [],
}: {
  files: FileLinks;
  settings: SettingsSource;
  sources?: readonly SearchSource[];
}): Search {
  const timeZone = async (db: Reader): Promise<string> => (await settings(db)).timeZone;
  return {
    routes: bindSearch(files, { timeZone, sources }),
    jobs: searchJobs,
    schedules: searchSchedules,
    consumers: [searchConsumer],
    prepare: async (database) => {
      await checkDatabase(database.primary);
      await transaction(database.primary, (tx) => enqueue(tx, "search.fill", {}, { key: "search.fill" }));
    },
  };
}
