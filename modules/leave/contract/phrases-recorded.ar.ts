import type { Translation } from "#shared/translation.ts";
import type { leaveAuditEn } from "./phrases-recorded.en.ts";

const yesNo = { true: "نعم", false: "لا" };

export const leaveAuditAr: Translation<typeof leaveAuditEn> = {
  names: {
    leaveType: { updated: "تعديل نوع إجازة" },
  },
  sentences: {
    leaveType: { updated: "تم تعديل {what} من قِبل {who}" },
  },
  kinds: {
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
  },
};
