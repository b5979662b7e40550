import type { FileLinks } from "#modules/community/server/index.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindModeration } from "./http.ts";
import { moderationJobs, moderationSchedules } from "./jobs.ts";
import { createPseudonyms } from "./reports/create-report.ts";

export function createModeration(options: { files: FileLinks; settings: SettingsSource; secretKeys: SecretKeys }) {
  const { files, settings, secretKeys } = options;
  return {
    routes: bindModeration({ files, settings, pseudonymsOf: createPseudonyms(secretKeys) }),
    jobs: moderationJobs(settings),
    schedules: moderationSchedules,
  };
}

export { pseudonymPurpose } from "./reports/create-report.ts";
export { scoreOfReports } from "./reports/policy.ts";
export { notifiableDecision } from "./cases/read-cases.ts";
export { moderationData } from "./personal-data.ts";
export { moderationErasure } from "./erasure.ts";
