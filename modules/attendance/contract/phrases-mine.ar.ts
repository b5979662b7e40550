import type { Translation } from "#shared/translation.ts";
import type { attendanceMineEn } from "./phrases-mine.en.ts";

export const attendanceMineAr = {
  today: "اليوم",
  nothingYet: "لم يُسجَّل شيء اليوم بعد.",
  notSent: "لم يُرسَل بعد",
  balances: {
    title: "رصيدك المتبقي",
    loading: "جارٍ تحميل رصيدك",
    left: "باقٍ لك {amount}",
    used: "استُعمل {amount}",
    year: "من أصل {amount} هذه السنة",
    month: "من أصل {amount} هذا الشهر",
    waiting: "{amount} بانتظار القرار",
    days: "{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
  },
  next: {
    title: "الدوام القادم",
    none: "لا دوام لك خلال الأسبوعين القادمين.",
    times: "{from} – {to}",
  },
  month: {
    title: "سجل الشهر",
    previous: "الشهر السابق",
    next: "الشهر التالي",
    toToday: "اليوم",
    timesheet: "كشف الدوام",
    calendar: "تقويم",
    list: "قائمة",
    shown: "طريقة العرض",
    legend: "معنى العلامات",
    notOnTime: "تأخر أو انصراف مبكر",
    grid: "أيام {month}",
    loading: "جارٍ تحميل الشهر",
    failed: "تعذّر تحميل الشهر",
    empty: "لا بيانات لهذا الشهر.",
    emptyHint: "تظهر الأيام هنا ابتداءً من أول يوم عمل لك.",
  },
  totals: {
    title: "مجاميع الشهر",
    present: "أيام الحضور",
    absent: "أيام الغياب",
    incomplete: "الأيام غير المكتملة",
    leave: "أيام الإجازة",
    leaveToCome:
      "{count, plural, zero {لا شيء قادم} one {يوم قادم} two {يومان قادمان} few {# أيام قادمة} many {# يومًا قادمًا} other {# يوم قادم}}",
    worked: "مدة العمل",
    required: "المدة المطلوبة",
    late: "التأخر",
    early: "الانصراف المبكر",
    times: "{count, plural, zero {لا شيء} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}",
  },
} satisfies Translation<typeof attendanceMineEn>;
