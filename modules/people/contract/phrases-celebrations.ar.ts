import type { Translation } from "#shared/translation.ts";
import type { celebrationsEn } from "./phrases-celebrations.en.ts";

/** كلمات من انضمّ حديثًا ومن يقترب يوم ميلاده بالعربية. */
export const celebrationsAr = {
  joiners: "زملاء جدد",
  joined: "منذ {date}",
  birthdays: "أيام الميلاد",
  today: "اليوم",
  tomorrow: "غدًا",
  more: "{count, plural, zero {لا مزيد} one {عرض واحد آخر} two {عرض اثنين آخرين} few {عرض # آخرين} many {عرض # آخرين} other {عرض # آخرين}}",
} satisfies Translation<typeof celebrationsEn>;
