import { documentsAdminAr } from "#modules/publications/contract/phrases-documents-admin.ar.ts";
import { publicationsAdminAr } from "#modules/publications/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { publicationsAdminPartEn } from "./publications-admin.en.ts";

export const publicationsAdminPartAr = {
  publicationsAdmin: publicationsAdminAr,
  documentsAdmin: documentsAdminAr,
} satisfies Translation<typeof publicationsAdminPartEn>;
