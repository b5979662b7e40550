import { personalDataAr } from "#modules/identity/contract/phrases-personal-data.ar.ts";
import { directoryAr } from "#modules/people/contract/phrases-directory.ar.ts";
import { privacyAr } from "#modules/people/contract/phrases-privacy.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { directoryPartEn } from "./directory.en.ts";

/** ما يقوله دليل الموظفين وصفحات الأشخاص وخصوصية المرء وبياناته. */
export const directoryPartAr = {
  directory: directoryAr,
  privacy: privacyAr,
  personalData: personalDataAr,
} satisfies Translation<typeof directoryPartEn>;
