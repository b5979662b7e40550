import type { Translation } from "#shared/translation.ts";
import type { kitTablesEn } from "./phrases-tables.en.ts";

export const kitTablesAr = {
  download: "تنزيل",
  downloading: "جارٍ إعداد الملف",
  xlsx: "إكسل (XLSX)",
  csv: "جدول نصي (CSV)",
  table: "البيانات",
  template: "تنزيل نموذج فارغ",
  choose: "اختيار ملف",
  drop: "أو أفلِت ملف CSV هنا",
  text: "أو الصق الصفوف مع صف العناوين",
  textHint: "منسوخة من برنامج جداول، أو مفصولة بفواصل.",
  tooLarge: "هذا الملف أكبر من المسموح. قسّمه إلى عدة ملفات.",
  remove: "إزالة {name}",
  check: "فحص البيانات",
  checking: "جارٍ فحص البيانات",
  errors:
    "{count, plural, zero {لا ملاحظات} one {ملاحظة واحدة تُعالَج قبل الحفظ} two {ملاحظتان تُعالَجان قبل الحفظ} few {# ملاحظات تُعالَج قبل الحفظ} many {# ملاحظة تُعالَج قبل الحفظ} other {# ملاحظة تُعالَج قبل الحفظ}}",
  firstErrors: "تظهر أول {count} منها.",
  errorTable: "الملاحظات صفًا صفًا",
  row: "الصف",
  rowNumber: "الصف {row}",
  column: "العمود",
  wholeRow: "الصف كله",
  message: "الملاحظة",
  leaveText: "لم تُحفظ البيانات بعد، ولن تبقى هنا.",
} satisfies Translation<typeof kitTablesEn>;
