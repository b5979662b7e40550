import type { Translation } from "#shared/translation.ts";
import type { leaveAuditEn } from "./phrases-recorded.en.ts";

const yesNo = { true: "نعم", false: "لا" };

export const leaveAuditAr: Translation<typeof leaveAuditEn> = {
  names: {
    leavePolicy: {
      created: "إضافة سياسة إجازات",
      deleted: "حذف سياسة إجازات",
      updated: "تعديل سياسة إجازات",
    },
    leaveType: { updated: "تعديل نوع إجازة" },
  },
  sentences: {
    leavePolicy: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    leaveType: { updated: "تم تعديل {what} من قِبل {who}" },
  },
  kinds: {
    leavePolicy: "سياسة الإجازات {name}",
    leaveType: "نوع الإجازة {name}",
  },
  fields: {
    booksDays: "تسجيل أيام الإجازة في الحضور",
    color: "اللون",
    counts: "الأيام المحسوبة",
    halfDays: "أنصاف الأيام",
    needsAttachment: "المرفق إلزامي",
    needsReason: "السبب إلزامي",
    takesBalance: "الحسم من الرصيد",
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
