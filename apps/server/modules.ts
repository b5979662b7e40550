import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { Database } from "#platform/database/database.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import type { Consumer } from "#platform/events/consume.ts";
import { createFiles } from "#platform/files/files.ts";
import { createDiskUploadStore } from "#platform/files/uploads/upload-store.ts";
import { createUploads } from "#platform/files/uploads/uploads.ts";
import { housekeepingJobs, housekeepingSchedules } from "#platform/jobs/housekeeping.ts";
import { mailJobs } from "#platform/mail/send.ts";
import { createSettings, type SettingsSource } from "#platform/settings/settings.ts";
import { createCommunity, pollTopic } from "#modules/community/server/index.ts";
import { createIdentity, isActivePerson, type Demonstration } from "#modules/identity/server/index.ts";
import { createModeration } from "#modules/moderation/server/index.ts";
import { createPeople } from "#modules/people/server/index.ts";
import { createPolls } from "#modules/polls/server/index.ts";
import { demonstrationPassword } from "../../database/seed/fill.ts";
import { demonstrationAccounts, people as company } from "../../database/seed/people.ts";

function demonstrationOf(config: Config): Demonstration | null {
  if (!config.demonstration) return null;
  const accounts = demonstrationAccounts.map(({ email, person: key }) => {
    const person = company.find((candidate) => candidate.key === key);
    return { email, nameEn: person?.nameEn ?? key, nameAr: person?.nameAr ?? key };
  });
  return { accounts, password: demonstrationPassword };
}

/** Every module, joined with what it needs. A new module is a line or two here. */
export function createModules(options: {
  config: Config;
  database: Database;
  secretKey: SecretKey;
  publicUrl: () => string;
}) {
  const { config, database, secretKey, publicUrl } = options;
  const settings: SettingsSource = createSettings();
  const blobs = createDiskBlobStore(join(config.dataDirectory, "files"));
  const files = createFiles({ blobs, secretKey, isActive: isActivePerson });
  const uploads = createUploads({
    database,
    blobs,
    openStore: async () => createDiskUploadStore(join(config.dataDirectory, "uploads")),
    lockUrl: config.databaseDirectUrl ?? config.databaseUrl ?? "",
    settings,
  });
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: demonstrationOf(config) });
  const people = createPeople({ files });
  const community = createCommunity({ files, settings, permissionsOf: identity.permissionsOf });
  const polls = createPolls({ topicOf: pollTopic, files });
  const moderation = createModeration({ files, settings, secretKey });
  const outbox = {
    smtpUrl: config.smtpUrl,
    outboxDirectory: join(config.dataDirectory, "outbox"),
    from: config.mailFrom,
  };
  const consumers: Consumer[] = [];
  return {
    settings,
    files,
    uploads,
    identity,
    consumers,
    routes: [
      ...identity.routes,
      ...people.routes,
      ...community.routes,
      ...polls.routes,
      ...moderation.routes,
      // Before the files: HEAD asks for something else than GET there.
      ...uploads.routes,
      ...files.routes,
    ],
    jobs: {
      ...housekeepingJobs,
      ...identity.jobs,
      ...community.jobs,
      ...polls.jobs,
      ...moderation.jobs,
      ...files.jobs,
      ...uploads.jobs,
      ...mailJobs(outbox),
    },
    schedules: [
      ...housekeepingSchedules,
      ...uploads.schedules,
      ...identity.schedules,
      ...community.schedules,
      ...polls.schedules,
      ...moderation.schedules,
    ],
  };
}
