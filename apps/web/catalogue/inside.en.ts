import { clientUploadEn } from "#client/phrases-upload.en.ts";
import { kitEn } from "#kit/phrases.en.ts";
import { acknowledgementsEn } from "#modules/acknowledgements/contract/phrases.en.ts";
import { attendanceEn } from "#modules/attendance/contract/phrases.en.ts";
import { communityEn } from "#modules/community/contract/phrases.en.ts";
import { homeEn } from "#modules/home/contract/phrases.en.ts";
import { factorNoticeEn } from "#modules/identity/contract/factors/phrases-notice.en.ts";
import { linkedAccountEn } from "#modules/identity/contract/single-sign-on/phrases.en.ts";
import { moderationEn } from "#modules/moderation/contract/phrases.en.ts";
import { notificationsEn } from "#modules/notifications/contract/phrases.en.ts";
import { celebrationsEn } from "#modules/people/contract/phrases-celebrations.en.ts";
import { peopleEn } from "#modules/people/contract/phrases.en.ts";
import { pollsEn } from "#modules/polls/contract/phrases.en.ts";
import { publicationsEn } from "#modules/publications/contract/phrases.en.ts";
import { searchEn } from "#modules/search/contract/phrases.en.ts";
import { servicesEn } from "#modules/services/contract/phrases.en.ts";

/** What the pages behind the sign-in say. */
export const insideEn = {
  acknowledgements: acknowledgementsEn,
  attendance: attendanceEn,
  celebrations: celebrationsEn,
  clientUpload: clientUploadEn,
  community: communityEn,
  factorNotice: factorNoticeEn,
  home: homeEn,
  kit: kitEn,
  linkedAccount: linkedAccountEn,
  moderation: moderationEn,
  notifications: notificationsEn,
  people: peopleEn,
  polls: pollsEn,
  publications: publicationsEn,
  search: searchEn,
  services: servicesEn,
};
