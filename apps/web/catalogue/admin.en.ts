import { dashboardEn } from "#modules/administration/contract/phrases-dashboard.en.ts";
import { communityAdminEn } from "#modules/community/contract/phrases-admin.en.ts";
import { moderationAdminEn } from "#modules/moderation/contract/phrases-admin.en.ts";
import { shellAdminEn } from "../shell/phrases-admin.en.ts";

/** What the pages under /admin say, which most people never see. */
export const adminEn = {
  shellAdmin: shellAdminEn,
  dashboard: dashboardEn,
  communityAdmin: communityAdminEn,
  moderationAdmin: moderationAdminEn,
};
