import { documentsAdminEn } from "#modules/publications/contract/phrases-documents-admin.en.ts";
import { publicationsAdminEn } from "#modules/publications/contract/phrases-admin.en.ts";

/** What the administration of links, promotions and documents says. */
export const publicationsAdminPartEn = { publicationsAdmin: publicationsAdminEn, documentsAdmin: documentsAdminEn };
