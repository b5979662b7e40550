import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindCommunity } from "./http.ts";
import { communityJobs, communitySchedules } from "./jobs.ts";
import type { Lookups } from "./topics/plan-moderation.ts";
import { mayFetchFile } from "./topics/check-file.ts";

export { authorColumns, authorOf, personOf, type AuthorRow, type OptionalPersonRow } from "./present-author.ts";
export { listParticipants } from "./comments/list-participants.ts";
export { applyDecision, hideReported } from "./moderating/decide-subject.ts";
export { lockSubject } from "./moderating/load-subject.ts";
export { readSubject, type Snapshot, type Subject, type SubjectNow } from "./moderating/queries.ts";
export { markReported } from "./moderating/store.ts";
export { loadTopicRights } from "./topics/load-topic.ts";
export { markMustRead } from "./topics/store.ts";
export { lockTopicRow } from "./topics/queries.ts";
export {
  categoryFollowers,
  isLikedBy,
  mentionedAmong,
  mentionedPeople,
  notifiableComment,
  notifiableTopic,
  peopleAroundTopic,
  peopleMuting,
  peopleWhoRead,
  topicFollowers,
  topicsOfCategory,
  type NotifiableComment,
  type NotifiableTopic,
} from "./queries-notifiable.ts";
export { communityData } from "./personal-data.ts";
export { communityErasure } from "./erasure.ts";
export { dateRange } from "./topics/read-date-range.ts";
export type { Change, FileAccess, FileLinks, Viewer } from "./context.ts";

export function createCommunity(options: {
  files: Files;
  settings: SettingsSource;
  /** Current permissions of a person, for files, which are fetched without a session. */
  permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>;
  /** Finds the topics that contain given words; provided by search. */
  findTopicIds: Lookups["findTopicIds"];
}) {
  const { files, settings, permissionsOf, findTopicIds } = options;
  const right = mayFetchFile(permissionsOf);
  for (const kind of ["poster", "posterVideo", "image", "video", "document"] as const) files.allow(kind, right);
  const lookups = { timeZone: async (db: Reader): Promise<string> => (await settings(db)).timeZone, findTopicIds };
  return {
    routes: bindCommunity(files, lookups),
    jobs: communityJobs(files),
    schedules: communitySchedules,
  };
}
