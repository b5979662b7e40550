import { dashboardAr } from "#modules/administration/contract/phrases-dashboard.ar.ts";
import { communityAdminAr } from "#modules/community/contract/phrases-admin.ar.ts";
import { moderationAdminAr } from "#modules/moderation/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import { shellAdminAr } from "../shell/phrases-admin.ar.ts";
import type { adminEn } from "./admin.en.ts";

export const adminAr = {
  shellAdmin: shellAdminAr,
  dashboard: dashboardAr,
  communityAdmin: communityAdminAr,
  moderationAdmin: moderationAdminAr,
} satisfies Translation<typeof adminEn>;
