import { communityAdminAr } from "#modules/community/contract/phrases-admin.ar.ts";
import { moderationAdminAr } from "#modules/moderation/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { adminEn } from "./admin.en.ts";

export const adminAr = { communityAdmin: communityAdminAr, moderationAdmin: moderationAdminAr } satisfies Translation<
  typeof adminEn
>;
