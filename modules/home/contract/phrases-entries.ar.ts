import type { Translation } from "#shared/translation.ts";
import type { homeEntriesEn } from "./phrases-entries.en.ts";

export const homeEntriesAr = {
  homePage: { label: "الصفحة الرئيسية", text: "محتوى الصفحة الرئيسية وترتيبه" },
} satisfies Translation<typeof homeEntriesEn>;
