import type { FileLinks } from "#modules/community/server/index.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindNotifications, bindPush } from "./http.ts";
import { notificationJobs, notificationSchedules } from "./jobs.ts";
import { communityAudiences, type FindAudience } from "./notices/find-audience.ts";
import { notificationConsumer } from "./notices/consumer.ts";
import { waitingForVote } from "./notices/deliver-poll-reminders.ts";

export type { FindAudience } from "./notices/find-audience.ts";
export { notifyMany } from "./notices/deliver-broadcast.ts";
export { notificationData } from "./personal-data.ts";
export { notificationErasure } from "./erasure.ts";
export { notifySome, settleNotices } from "./notices/deliver-notice.ts";
export { noticeOf, type Notice } from "./policy.ts";
export { reviewReportNews } from "./notices/check-topic.ts";

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
}) {
  const { files, settings, publicUrl, secretKey, outside = {} } = options;
  const audiences = { ...communityAudiences, "poll.waiting": waitingForVote, ...options.audiences };
  const push = { files, settings, publicUrl, secrets: sealedSecrets(secretKey, "push"), outside };
  const dependencies = { ...push, audiences };
  return {
    routes: [...bindNotifications({ files, settings }), ...bindPush(push)],
    jobs: notificationJobs(dependencies),
    schedules: notificationSchedules,
    consumers: [notificationConsumer(dependencies)],
  };
}
