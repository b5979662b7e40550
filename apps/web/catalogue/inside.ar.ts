import { clientUploadAr } from "#client/phrases-upload.ar.ts";
import { kitAr } from "#kit/phrases.ar.ts";
import { acknowledgementsAr } from "#modules/acknowledgements/contract/phrases.ar.ts";
import { attendanceAr } from "#modules/attendance/contract/phrases.ar.ts";
import { communityAr } from "#modules/community/contract/phrases.ar.ts";
import { homeAr } from "#modules/home/contract/phrases.ar.ts";
import { factorNoticeAr } from "#modules/identity/contract/factors/phrases-notice.ar.ts";
import { linkedAccountAr } from "#modules/identity/contract/single-sign-on/phrases.ar.ts";
import { moderationAr } from "#modules/moderation/contract/phrases.ar.ts";
import { notificationsAr } from "#modules/notifications/contract/phrases.ar.ts";
import { celebrationsAr } from "#modules/people/contract/phrases-celebrations.ar.ts";
import { peopleAr } from "#modules/people/contract/phrases.ar.ts";
import { pollsAr } from "#modules/polls/contract/phrases.ar.ts";
import { publicationsAr } from "#modules/publications/contract/phrases.ar.ts";
import { searchAr } from "#modules/search/contract/phrases.ar.ts";
import { servicesAr } from "#modules/services/contract/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { insideEn } from "./inside.en.ts";

export const insideAr = {
  acknowledgements: acknowledgementsAr,
  attendance: attendanceAr,
  celebrations: celebrationsAr,
  clientUpload: clientUploadAr,
  community: communityAr,
  factorNotice: factorNoticeAr,
  home: homeAr,
  kit: kitAr,
  linkedAccount: linkedAccountAr,
  moderation: moderationAr,
  notifications: notificationsAr,
  people: peopleAr,
  polls: pollsAr,
  publications: publicationsAr,
  search: searchAr,
  services: servicesAr,
} satisfies Translation<typeof insideEn>;
