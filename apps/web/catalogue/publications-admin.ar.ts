import { publicationsAdminAr } from "#modules/publications/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { publicationsAdminPartEn } from "./publications-admin.en.ts";

export const publicationsAdminPartAr = { publicationsAdmin: publicationsAdminAr } satisfies Translation<
  typeof publicationsAdminPartEn
>;
