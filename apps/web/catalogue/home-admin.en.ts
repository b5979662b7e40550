import { homeAdminEn } from "#modules/home/contract/phrases-admin.en.ts";

/** What the page says where home is arranged. */
export const homeAdminPartEn = { homeAdmin: homeAdminEn };
