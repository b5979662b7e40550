import type { FileLinks } from "#modules/community/server/index.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { bindModeration } from "./http.ts";
import { moderationJobs, moderationSchedules } from "./jobs.ts";
import { createPseudonyms } from "./reports/create-report.ts";

export function createModeration(options: { files: FileLinks; settings: SettingsSource; secretKey: SecretKey }) {
  const { files, settings, secretKey } = options;
  return {
    routes: bindModeration({ files, settings, pseudonymOf: createPseudonyms(secretKey) }),
    jobs: moderationJobs(settings),
    schedules: moderationSchedules,
  };
}

export { scoreOfReports } from "./reports/policy.ts";
export { notifiableDecision } from "./cases/read-cases.ts";
export { moderationData } from "./personal-data.ts";
export { moderationErasure } from "./erasure.ts";
