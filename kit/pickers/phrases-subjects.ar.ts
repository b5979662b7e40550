import type { Translation } from "#shared/translation.ts";
import type { kitSubjectsEn } from "./phrases-subjects.en.ts";

export const kitSubjectsAr = {
  placeholder: "الاسم أو البريد الإلكتروني",
  roles: "الأدوار",
  users: "الموظفون",
  people: "{count, plural, zero {لا أحد} one {موظف واحد} two {موظفان} few {# موظفين} many {# موظفًا} other {# موظف}}",
  searching: "جارٍ البحث…",
  nobody: "لا موظف ولا دور بهذا الاسم",
  found: "النتائج: {count}",
  total:
    "{count, plural, zero {لم تختر أحدًا بعد} one {المجموع موظف واحد} two {المجموع موظفان} few {المجموع # موظفين دون تكرار} many {المجموع # موظفًا دون تكرار} other {المجموع # موظف دون تكرار}}",
  counting: "جارٍ عدّ الموظفين…",
  totalUnknown: "تعذّر عدّ الموظفين",
  forEveryone: "للجميع",
  label: "الموظفون والأدوار",
  everyone: "الجميع",
  others:
    "{count, plural, zero {لا موظف آخر} one {موظف آخر} two {موظفان آخران} few {# موظفين آخرين} many {# موظفًا آخر} other {# موظف آخر}}",
  outside: "تشمل هذه القاعدة موظفين خارج إداراتك أو مواقعك، لذلك يمكنك الاطّلاع عليها دون تعديلها.",
  fromOn: "من {date}",
  until: "إلى {date}",
} satisfies Translation<typeof kitSubjectsEn>;
