import { acknowledgementData } from "#modules/acknowledgements/server/index.ts";
import { auditData } from "#modules/administration/server/index.ts";
import { attendanceData } from "#modules/attendance/server/index.ts";
import { communityData } from "#modules/community/server/index.ts";
import { homeData } from "#modules/home/server/index.ts";
import { identityData } from "#modules/identity/server/index.ts";
import { moderationData } from "#modules/moderation/server/index.ts";
import { notificationData } from "#modules/notifications/server/index.ts";
import { peopleData } from "#modules/people/server/index.ts";
import { pollData } from "#modules/polls/server/index.ts";
import { publicationData } from "#modules/publications/server/index.ts";
import { serviceData } from "#modules/services/server/index.ts";
import { fileData } from "#platform/files/personal-data.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** All personal data by module, in the order of the archive. */
export const personalDataSources: readonly PersonalDataSource[] = [
  peopleData,
  identityData,
  communityData,
  pollData,
  acknowledgementData,
  attendanceData,
  serviceData,
  publicationData,
  notificationData,
  homeData,
  moderationData,
  auditData,
  fileData,
];
