import { communityAdminEn } from "#modules/community/contract/phrases-admin.en.ts";
import { moderationAdminEn } from "#modules/moderation/contract/phrases-admin.en.ts";

/** What the pages under /admin say, which most people never see. */
export const adminEn = { communityAdmin: communityAdminEn, moderationAdmin: moderationAdminEn };
