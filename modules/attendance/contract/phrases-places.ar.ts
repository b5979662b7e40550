import type { Translation } from "#shared/translation.ts";
import type { attendancePlacesEn } from "./phrases-places.en.ts";

export const attendancePlacesAr = {
  subjects: {
    placeholder: "الاسم أو البريد الإلكتروني",
    roles: "الأدوار",
    users: "الأشخاص",
    people: "{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}",
    searching: "جارٍ البحث…",
    nobody: "لا شخص ولا دور بهذا الاسم",
    found: "النتائج: {count}",
    chosen: "المختارون",
    remove: "إزالة {name}",
    more: "{count, plural, zero {لا مزيد} one {إظهار واحد آخر} two {إظهار اثنين آخرين} few {إظهار # آخرين} many {إظهار # آخر} other {إظهار # آخر}}",
    total:
      "{count, plural, zero {لم تختر أحدًا بعد} one {المجموع شخص واحد} two {المجموع شخصان} few {المجموع # أشخاص مختلفين} many {المجموع # شخصًا مختلفًا} other {المجموع # شخص مختلف}}",
    counting: "جارٍ عدّ الأشخاص…",
    totalUnknown: "تعذّر عدّ الأشخاص",
  },
} satisfies Translation<typeof attendancePlacesEn>;
