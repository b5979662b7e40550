import type { Translation } from "#shared/translation.ts";
import type { leaveAuditEn } from "./phrases-recorded.en.ts";

const yesNo = { true: "نعم", false: "لا" };

export const leaveAuditAr: Translation<typeof leaveAuditEn> = {
  names: {
    leaveBalances: { exported: "تصدير أرصدة الإجازات" },
    leaveEntries: { imported: "استيراد أرصدة افتتاحية" },
    leaveEntry: { created: "إدخال رصيد إجازة", reversed: "عكس رصيد إجازة" },
    leavePolicy: {
      created: "إضافة سياسة إجازات",
      deleted: "حذف سياسة إجازات",
      updated: "تعديل سياسة إجازات",
    },
    leaveSuspension: { created: "إدخال فترة توقف", deleted: "إزالة فترة توقف" },
    leaveType: { updated: "تعديل نوع إجازة" },
  },
  sentences: {
    leaveBalances: { exported: "تم تصدير أرصدة الإجازات من قِبل {who}" },
    leaveEntries: { imported: "تم استيراد أرصدة افتتاحية للإجازات من قِبل {who}" },
    leaveEntry: { created: "تم إدخال {what} من قِبل {who}", reversed: "تم عكس {what} من قِبل {who}" },
    leavePolicy: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    leaveSuspension: { created: "تم إدخال {what} من قِبل {who}", deleted: "تمت إزالة {what} من قِبل {who}" },
    leaveType: { updated: "تم تعديل {what} من قِبل {who}" },
  },
  kinds: {
    leaveEntry: "أيام إجازة {whom}",
    leavePolicy: "سياسة الإجازات {name}",
    leaveSuspension: "فترة توقف {whom}",
    leaveType: "نوع الإجازة {name}",
  },
  fields: {
    booksDays: "تسجيل أيام الإجازة في الحضور",
    color: "اللون",
    counts: "الأيام المحسوبة",
    halfDays: "أنصاف الأيام",
    needsAttachment: "المرفق إلزامي",
    needsReason: "السبب إلزامي",
    takesBalance: "الخصم من الرصيد",
    bands: "الأيام بحسب مدة الخدمة",
    carryOver: "ما يبقى عند نهاية الدورة",
    grant: "موعد المنح",
    overdraw: "الأيام المقدَّمة",
    period: "الدورة",
    prorate: "بقدر مدة العمل",
    rounding: "التقريب",
    waitingMonths: "مدة الانتظار بالأشهر",
  },
  values: {
    booksDays: yesNo,
    color: {
      teal: "فيروزي",
      saffron: "زعفراني",
      rose: "وردي",
      blue: "أزرق",
      violet: "بنفسجي",
      terracotta: "طيني",
      green: "أخضر",
      sand: "رملي",
      ink: "حبري",
    },
    counts: { workDays: "أيام العمل", calendarDays: "أيام التقويم" },
    halfDays: { true: "مسموحة", false: "غير مسموحة" },
    needsAttachment: yesNo,
    needsReason: yesNo,
    takesBalance: yesNo,
    grant: { start: "في بداية الدورة", monthly: "شهرًا بعد شهر" },
    period: {
      calendarYear: "السنة الميلادية",
      hijriYear: "السنة الهجرية",
      serviceYear: "سنة الخدمة",
      once: "مرة واحدة",
    },
    prorate: yesNo,
    rounding: {
      none: "إلى أجزاء المئة",
      half: "إلى أنصاف الأيام",
      whole: "إلى أيام كاملة",
      wholeUp: "إلى اليوم الكامل التالي",
    },
  },
};
