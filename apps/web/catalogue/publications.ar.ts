import { documentsAr } from "#modules/publications/contract/phrases-documents.ar.ts";
import { publicationsPagesAr } from "#modules/publications/contract/phrases-pages.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { publicationsPartEn } from "./publications.en.ts";

export const publicationsPartAr = {
  publicationsPages: publicationsPagesAr,
  documents: documentsAr,
} satisfies Translation<typeof publicationsPartEn>;
