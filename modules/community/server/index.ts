import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindBulkActions } from "./bulk/http.ts";
import { bindCategories } from "./categories/http.ts";
import { bindFollowing } from "./following/http.ts";
import { bindComments } from "./comments/http.ts";
import { bindFeatured } from "./featured/http.ts";
import { bindDrafts } from "./drafts/http.ts";
import { communityJobs, communitySchedules } from "./jobs.ts";
import { bindRevisions } from "./revisions/http.ts";
import type { Lookups } from "./topics/plan-moderation.ts";
import { bindTopics } from "./topics/http.ts";
import { bindSavedViews } from "./views/http.ts";
import { mayFetchFile } from "./topics/allow-file.ts";

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
    routes: [
      ...bindCategories(),
      ...bindFollowing(),
      ...bindTopics(files, lookups),
      ...bindComments(files),
      ...bindDrafts(files),
      ...bindRevisions(files),
      ...bindFeatured(files),
      ...bindBulkActions(lookups),
      ...bindSavedViews(),
    ],
    jobs: communityJobs(files),
    schedules: communitySchedules,
  };
}
