import type { Translation } from "#shared/translation.ts";
import type { peopleFinderEn } from "./phrases-finder.en.ts";

/** كلمات البحث عن شخص بالعربية. */
export const peopleFinderAr = {
  people: "الأشخاص",
  type: "اكتب اسمًا.",
  searching: "جارٍ البحث",
  nobody: "لا أحد بهذا الاسم.",
  found:
    "{count, plural, zero {لم يُعثر على أحد} one {عُثر على شخص واحد} two {عُثر على شخصين} few {عُثر على # أشخاص} many {عُثر على # شخصًا} other {عُثر على # شخص}}",
} satisfies Translation<typeof peopleFinderEn>;
