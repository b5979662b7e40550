import { publicationsPagesAr } from "#modules/publications/contract/phrases-pages.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { publicationsPartEn } from "./publications.en.ts";

export const publicationsPartAr = { publicationsPages: publicationsPagesAr } satisfies Translation<
  typeof publicationsPartEn
>;
