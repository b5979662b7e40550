import { directoryAr } from "#modules/people/contract/phrases-directory.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { directoryPartEn } from "./directory.en.ts";

/** ما يقوله دليل الموظفين وصفحات الأشخاص. */
export const directoryPartAr = { directory: directoryAr } satisfies Translation<typeof directoryPartEn>;
