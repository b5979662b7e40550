import type { FileLinks } from "#modules/community/server/index.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindNotifications, bindPush } from "./http.ts";
import { notificationJobs, notificationSchedules } from "./jobs.ts";
import { communityAudiences, type FindAudience } from "./notices/find-audience.ts";
import { notificationConsumer } from "./notices/consumer.ts";
import type { SealedSource } from "#platform/secrets/sealed-source.ts";
import { keyOwner } from "./pushing/load-keys.ts";
import { readKeyAfter } from "./pushing/queries.ts";
import { resealKey } from "./pushing/store.ts";
import { waitingForVote } from "./notices/deliver-poll-reminders.ts";

const purpose = "push";

export type { FindAudience } from "./notices/find-audience.ts";
export { notifyMany } from "./notices/deliver-broadcast.ts";
export { notificationData } from "./personal-data.ts";
export { notificationErasure } from "./erasure.ts";
export { notifySome, settleNotices } from "./notices/deliver-notice.ts";
export { noticeOf, type Notice } from "./policy.ts";
export { reviewReportNews } from "./notices/check-topic.ts";

export const pushKeySource = (secretKeys: SecretKeys): SealedSource => ({
  name: "key for push services",
  secrets: sealedSecrets(secretKeys, purpose),
  ownerOf: () => keyOwner,
  readAfter: readKeyAfter,
  replace: resealKey,
});

/**
 * Creates the notifications module: in the app, by mail and on devices. `audiences` are those of other modules, by
 * name, for `notifyMany`; `outside` has the options of requests to push services.
 */
export function createNotifications(options: {
  files: FileLinks;
  settings: SettingsSource;
  publicUrl: () => string;
  secretKeys: SecretKeys;
  outside?: PostOptions;
  audiences?: Readonly<Record<string, FindAudience>>;
}) {
  const { files, settings, publicUrl, secretKeys, outside = {} } = options;
  const audiences = { ...communityAudiences, "poll.waiting": waitingForVote, ...options.audiences };
  const push = { files, settings, publicUrl, secrets: sealedSecrets(secretKeys, purpose), outside };
  const dependencies = { ...push, audiences };
  return {
    routes: [...bindNotifications({ files, settings }), ...bindPush(push)],
    jobs: notificationJobs(dependencies),
    schedules: notificationSchedules,
    consumers: [notificationConsumer(dependencies)],
  };
}
