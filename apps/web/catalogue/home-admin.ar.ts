import { homeAdminAr } from "#modules/home/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { homeAdminPartEn } from "./home-admin.en.ts";

/** ما تقوله صفحة ترتيب الصفحة الرئيسية. */
export const homeAdminPartAr = { homeAdmin: homeAdminAr } satisfies Translation<typeof homeAdminPartEn>;
