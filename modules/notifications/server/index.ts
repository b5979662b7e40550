import type { FileLinks } from "#modules/community/server/index.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindNotifications, bindPush } from "./http.ts";
import { notificationJobs, notificationSchedules } from "./jobs.ts";
import { communityAudiences, type FindAudience } from "./telling/audiences.ts";
import { notificationConsumer } from "./telling/consumer.ts";
import { waitingForVote } from "./telling/remind-polls.ts";

export type { FindAudience } from "./telling/audiences.ts";
export { notifyMany } from "./telling/broadcast-notice.ts";
export { notificationData } from "./personal-data.ts";
export { notificationErasure } from "./erasure.ts";
export { notifySome, settleNotices } from "./telling/deliver-notice.ts";
export type { Notice } from "./telling/notice.ts";
export { reviewReportNews } from "./telling/review-topic.ts";

export type Notifications = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
};

/**
 * Creates the notifications module: in the app, by mail and on devices. `audiences` are those of other modules, by
 * name, for `notifyMany`; `outside` has the options of requests to push services.
 */
export function createNotifications(options: {
  files: FileLinks;
  settings: SettingsSource;
  publicUrl: () => string;
  secretKey: SecretKey;
  outside?: PostOptions;
  audiences?: Readonly<Record<string, FindAudience>>;
}): Notifications {
  const { files, settings, publicUrl, secretKey, outside = {} } = options;
  const audiences = { ...communityAudiences, "poll.waiting": waitingForVote, ...options.audiences };
  const push = { files, settings, publicUrl, secrets: sealedSecrets(secretKey, "push"), outside };
  const surroundings = { ...push, audiences };
  return {
    routes: [...bindNotifications({ files, settings }), ...bindPush(push)],
    jobs: notificationJobs(surroundings),
    schedules: notificationSchedules,
    consumers: [notificationConsumer(surroundings)],
  };
}
