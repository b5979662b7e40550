import { documentsEn } from "#modules/publications/contract/phrases-documents.en.ts";
import { publicationsPagesEn } from "#modules/publications/contract/phrases-pages.en.ts";

/** What the pages of links, promotions and documents say. */
export const publicationsPartEn = { publicationsPages: publicationsPagesEn, documents: documentsEn };
