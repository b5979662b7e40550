import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { Permission } from "#shared/permissions.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { createFiles } from "#platform/files/files.ts";
import { openBlobs } from "#platform/files/open-blobs.ts";
import { createS3UploadStore } from "#platform/files/s3/s3-upload-store.ts";
import { createDiskUploadStore } from "#platform/files/uploads/upload-store.ts";
import { createUploads } from "#platform/files/uploads/uploads.ts";
import { recordLaterJobs } from "#platform/events/record-later.ts";
import { keptPurposes, sealedSources } from "./sealed-sources.ts";
import { resealJobs, resealSchedules } from "#platform/secrets/reseal.ts";
import { createSealKeys } from "#platform/events/seal-keys.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import { housekeepingJobs, housekeepingSchedules } from "#platform/jobs/housekeeping.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { mailJobs } from "#platform/mail/send.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { ReachOptions } from "#platform/outbound/reach.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createAcknowledgements, mustReadAudiences } from "#modules/acknowledgements/server/index.ts";
import { createAdministration, createAudit } from "#modules/administration/server/index.ts";
import { countRoleUses as countAttendanceRoles, createAttendance } from "#modules/attendance/server/index.ts";
import { createCommunity, loadTopicRights } from "#modules/community/server/index.ts";
import { createHome } from "#modules/home/server/index.ts";
import { countRolePolicies, createLeave } from "#modules/leave/server/index.ts";
import { createIdentity, createRoles, isLiveReader, type Demonstration } from "#modules/identity/server/index.ts";
import { createModeration } from "#modules/moderation/server/index.ts";
import { createNotifications } from "#modules/notifications/server/index.ts";
import { createPayroll } from "#modules/payroll/server/index.ts";
import { alsoByNumber, createPeople } from "#modules/people/server/index.ts";
import { createPolls } from "#modules/polls/server/index.ts";
import { countRolePublications, createPublications, documentAudiences } from "#modules/publications/server/index.ts";
import { countRoleServices, createServices, findDecidingRoles } from "#modules/services/server/index.ts";
import {
  createSearch,
  findAnyPersonIds,
  findByNearness,
  findNamedIds,
  findPersonIds,
  findTopicIds,
} from "#modules/search/server/index.ts";
import { createTeam } from "#modules/team/server/index.ts";
import { createWebhooks } from "#modules/webhooks/server/index.ts";
import { personalDataSources, personalErasures } from "./personal-data.ts";
import { demonstrationAccounts, demonstrationPassword, personOf } from "../../database/seed/people.ts";

function demonstrationOf(config: Config): Demonstration | null {
  if (!config.demonstration) return null;
  const accounts = demonstrationAccounts.map(({ email, person: key }) => {
    const { name_en: nameEn, name_ar: nameAr } = personOf(key);
    return { email, nameEn, nameAr };
  });
  return { accounts, password: demonstrationPassword };
}

async function countRoleUses(db: Reader, roleIds: readonly string[]) {
  const attendance = await countAttendanceRoles(db, roleIds);
  const services = await countRoleServices(db, roleIds);
  const publications = await countRolePublications(db, roleIds);
  const policies = await countRolePolicies(db, roleIds);
  return new Map(
    roleIds.map((id) => [
      id,
      {
        ...(attendance.get(id) ?? { assignments: 0, exceptionDays: 0, workingTimeRules: 0, overtimePolicies: 0 }),
        services: services.get(id) ?? 0,
        publications: publications.get(id) ?? 0,
        leavePolicies: policies.get(id) ?? 0,
      },
    ]),
  );
}

/** Returns the permissions a role counts as if services, attendance rules or policies of leave name it. */
async function findRolePowers(db: Reader, roleIds: readonly string[]) {
  const attendance = await countAttendanceRoles(db, roleIds);
  const deciding = await findDecidingRoles(db, roleIds);
  const policies = await countRolePolicies(db, roleIds);
  const powersOf = (id: string): Permission[] => {
    const uses = Object.values(attendance.get(id) ?? {});
    return [
      ...(deciding.has(id) ? ["service.manage" as const] : []),
      ...(uses.some((count) => count > 0) ? ["attendance.manage" as const] : []),
      ...(policies.has(id) ? ["leave.manage" as const] : []),
    ];
  };
  return new Map(roleIds.map((id) => [id, powersOf(id)]));
}

/** The network outside this server; absent parts are the real one. */
export type Outside = { links?: ReachOptions; webhooks?: PostOptions; push?: PostOptions };

/** The contributions of a module, or of a part of the platform, to the server. */
type Part = {
  routes?: readonly BoundRoute[];
  jobs?: Readonly<Record<string, JobHandler>>;
  schedules?: readonly Schedule[];
};

/** Creates every module with its dependencies. A new module is a line or two here. */
export function createModules(options: {
  config: Config;
  database: Database;
  secretKeys: SecretKeys;
  publicUrl: () => string;
  outside?: Outside;
}) {
  const { config, database, secretKeys, publicUrl, outside = {} } = options;
  const settings = createSettings();
  const { s3 } = config;
  const blobs = openBlobs(config);
  const files = createFiles({ blobs, secretKeys, isLive: isLiveReader });
  const uploads = createUploads({
    database,
    blobs,
    openStore: () =>
      s3 === null ? createDiskUploadStore(join(config.dataDirectory, "uploads")) : createS3UploadStore(s3),
    lockUrl: config.databaseDirectUrl ?? config.databaseUrl ?? "",
    settings,
  });
  const { mapTiles, singleSignOn } = config;
  const demonstration = demonstrationOf(config);
  const identity = createIdentity({
    database,
    secretKeys,
    settings,
    publicUrl,
    fixedUrl: config.publicUrl,
    demonstration,
    mapTiles,
    singleSignOn,
    deliversMail: config.smtpUrl !== null,
  });
  const findOfficially = alsoByNumber(findAnyPersonIds);
  const people = createPeople({
    files,
    settings,
    publicUrl,
    findByNearness,
    requireManager: identity.requireManager,
    mayChangeManager: identity.mayChangeManager,
  });
  const community = createCommunity({ files, settings, permissionsOf: identity.permissionsOf, findTopicIds });
  const polls = createPolls({ topicOf: loadTopicRights, files });
  const moderation = createModeration({ files, settings, secretKeys });
  const audiences = { ...mustReadAudiences, ...documentAudiences({ settings }) };
  const notifications = createNotifications({
    files,
    settings,
    publicUrl,
    secretKeys,
    outside: outside.push ?? {},
    audiences,
  });
  const acknowledgements = createAcknowledgements({ files, settings });
  const attendance = createAttendance({ files, settings, findPersonIds: alsoByNumber(findPersonIds) });
  const leave = createLeave({
    files,
    settings,
    attendance,
    findPersonIds: findOfficially,
    subjects: attendance.subjects,
  });
  const { permissionsOf, reaches, requireDeciders } = identity;
  const services = createServices({
    files,
    settings,
    attendance,
    leave,
    publicUrl,
    permissionsOf,
    reaches,
    requireDeciders,
  });
  const publications = createPublications({ files, settings, permissionsOf, outside: outside.links ?? {} });
  const sources = [...services.searchSources, ...publications.searchSources];
  const search = createSearch({ files, settings, sources });
  const sealKeys = createSealKeys(secretKeys);
  const audit = createAudit({ files, settings, secretKeys, sealKeys, findNamedIds });
  const roles = createRoles({
    files,
    settings,
    findPersonIds: alsoByNumber(findPersonIds),
    countRoleUses,
    findRolePowers,
    demonstration: config.demonstration,
  });
  const outbox = {
    smtpUrl: config.smtpUrl,
    outboxDirectory: join(config.dataDirectory, "outbox"),
    from: config.mailFrom,
    settings,
  };
  const administration = createAdministration({ settings, mail: outbox });
  const innerHosts = config.webhookInnerHosts;
  const webhooks = createWebhooks({ secretKeys, outside: { innerHosts, ...outside.webhooks } });
  const personalData = identity.personalData({ files, sources: personalDataSources });
  const ofAccounts = { files, findPersonIds: findOfficially, passOn: services.passOn, findRolePowers };
  const erasure = identity.erasure({ ...ofAccounts, releaseFiles: files.release, erasures: personalErasures });
  const parts: readonly Part[] = [
    identity,
    { routes: identity.accountRoutes(ofAccounts) },
    personalData,
    erasure,
    { routes: identity.directoryRoutes({ ...ofAccounts, findPersonIds: findAnyPersonIds, countRoleUses }) },
    roles,
    people,
    createHome(),
    leave,
    createPayroll(),
    administration,
    audit,
    community,
    polls,
    acknowledgements,
    attendance,
    services,
    createTeam({ attendance, files, settings, publicUrl }),
    moderation,
    publications,
    webhooks,
    search,
    notifications,
    // Before the files: HEAD has another meaning than GET there.
    uploads,
    files,
    { jobs: housekeepingJobs(sealKeys), schedules: housekeepingSchedules },
    {
      jobs: resealJobs({ keys: secretKeys, sources: sealedSources(secretKeys), keptPurposes }),
      schedules: resealSchedules,
    },
    { jobs: { ...mailJobs(outbox), ...recordLaterJobs } },
  ];

  return {
    settings,
    files,
    uploads,
    identity,
    administration,
    search,
    attendance,
    leave,
    services,
    consumers: [
      ...notifications.consumers,
      ...search.consumers,
      ...attendance.consumers,
      ...leave.consumers,
      ...webhooks.consumers,
    ],
    routes: parts.flatMap(({ routes = [] }) => routes),
    jobs: Object.fromEntries(parts.flatMap(({ jobs = {} }) => Object.entries(jobs))),
    schedules: parts.flatMap(({ schedules = [] }) => schedules),
  };
}
