import type { Translation } from "#shared/translation.ts";
import type { peopleEn } from "./phrases.en.ts";

/** كلمات الأشخاص بالعربية. */
export const peopleAr = {
  directory: "دليل الموظفين",
  profile: "ملفي الشخصي",
} satisfies Translation<typeof peopleEn>;
