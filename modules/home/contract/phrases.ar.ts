import type { Translation } from "#shared/translation.ts";
import type { homeEn } from "./phrases.en.ts";

/** كلمات الصفحة الرئيسية بالعربية. */
export const homeAr = {
  title: "الرئيسية",
  morning: "صباح الخير يا <who>{name}</who>",
  afternoon: "طاب نهارك يا <who>{name}</who>",
  evening: "مساء الخير يا <who>{name}</who>",
  morningPlain: "صباح الخير",
  afternoonPlain: "طاب نهارك",
  eveningPlain: "مساء الخير",
} satisfies Translation<typeof homeEn>;
