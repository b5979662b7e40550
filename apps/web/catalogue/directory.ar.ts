import { directoryAr } from "#modules/people/contract/phrases-directory.ar.ts";
import { privacyAr } from "#modules/people/contract/phrases-privacy.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { directoryPartEn } from "./directory.en.ts";

/** ما يقوله دليل الموظفين وصفحات الأشخاص. */
export const directoryPartAr = { directory: directoryAr, privacy: privacyAr } satisfies Translation<
  typeof directoryPartEn
>;
