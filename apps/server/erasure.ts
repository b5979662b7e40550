import { acknowledgementErasure } from "#modules/acknowledgements/server/index.ts";
import { auditErasure } from "#modules/administration/server/index.ts";
import { attendanceErasure } from "#modules/attendance/server/index.ts";
import { communityErasure } from "#modules/community/server/index.ts";
import { homeErasure } from "#modules/home/server/index.ts";
import { identityErasure } from "#modules/identity/server/index.ts";
import { moderationErasure } from "#modules/moderation/server/index.ts";
import { notificationErasure } from "#modules/notifications/server/index.ts";
import { peopleErasure } from "#modules/people/server/index.ts";
import { pollErasure } from "#modules/polls/server/index.ts";
import { publicationErasure } from "#modules/publications/server/index.ts";
import { searchErasure } from "#modules/search/server/index.ts";
import { serviceErasure } from "#modules/services/server/index.ts";
import { fileErasure } from "#platform/files/erasure.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";

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
