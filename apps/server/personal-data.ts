import { acknowledgementData, acknowledgementErasure } from "#modules/acknowledgements/server/index.ts";
import { auditData, auditErasure } from "#modules/administration/server/index.ts";
import { attendanceData, attendanceErasure } from "#modules/attendance/server/index.ts";
import { communityData, communityErasure } from "#modules/community/server/index.ts";
import { homeData, homeErasure } from "#modules/home/server/index.ts";
import { identityData, identityErasure } from "#modules/identity/server/index.ts";
import { leaveData, leaveErasure } from "#modules/leave/server/index.ts";
import { moderationData, moderationErasure } from "#modules/moderation/server/index.ts";
import { notificationData, notificationErasure } from "#modules/notifications/server/index.ts";
import { peopleData, peopleErasure } from "#modules/people/server/index.ts";
import { pollData, pollErasure } from "#modules/polls/server/index.ts";
import { publicationData, publicationErasure } from "#modules/publications/server/index.ts";
import { searchErasure } from "#modules/search/server/index.ts";
import { serviceData, serviceErasure } from "#modules/services/server/index.ts";
import { teamData, teamErasure } from "#modules/team/server/index.ts";
import { fileErasure } from "#platform/files/erasure.ts";
import { fileData } from "#platform/files/personal-data.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** All personal data by module, in the order of the archive. */
export const personalDataSources: readonly PersonalDataSource[] = [
  peopleData,
  identityData,
  communityData,
  pollData,
  acknowledgementData,
  attendanceData,
  leaveData,
  teamData,
  serviceData,
  publicationData,
  notificationData,
  homeData,
  moderationData,
  auditData,
  fileData,
];

/**
 * The modules' erasures in order: modules that search for mentions are before the community, which removes them; the
 * account is after everything that may be requested again, and the name is last.
 */
export const personalErasures: readonly PersonalErasure[] = [
  moderationErasure,
  communityErasure,
  pollErasure,
  acknowledgementErasure,
  attendanceErasure,
  leaveErasure,
  teamErasure,
  serviceErasure,
  publicationErasure,
  notificationErasure,
  homeErasure,
  auditErasure,
  fileErasure,
  searchErasure,
  identityErasure,
  peopleErasure,
];
