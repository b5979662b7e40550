import type { Translation } from "#shared/translation.ts";
import type { payrollAuditEn } from "./phrases-recorded.en.ts";

export const payrollAuditAr: Translation<typeof payrollAuditEn> = {
  names: {
    payroll: {
      asked: "طلب إعداد ملفات الرواتب",
      downloaded: "تنزيل ملف رواتب",
      failed: "تعذُّر إعداد ملفات الرواتب",
      made: "إعداد ملفات الرواتب",
      stopped: "إيقاف ملفات الرواتب لإعادة فتح الشهر",
    },
    payrollMapping: {
      created: "إضافة قالب أعمدة للرواتب",
      deleted: "حذف قالب أعمدة للرواتب",
      updated: "تعديل قالب أعمدة للرواتب",
    },
  },
  sentences: {
    payroll: {
      asked: "تم طلب ملفات الرواتب ({what}) من قِبل {who}",
      downloaded: "تم تنزيل ملف رواتب ({what}) من قِبل {who}",
      failed: "تعذّر إعداد ملفات الرواتب ({what})",
      made: "تم إعداد ملفات الرواتب ({what})",
      stopped: "تم إيقاف إعداد ملفات الرواتب ({what}) لإعادة فتح الشهر",
    },
    payrollMapping: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    payrollMapping: "قالب الأعمدة {name}",
  },
  fields: {
    dayColumns: "أعمدة الأيام",
    format: "الصيغة",
    language: "اللغة",
    mapping: "قالب الأعمدة",
    personColumns: "أعمدة الموظفين",
    section: "الجدول",
    sha256: "SHA-256",
    sums: "قيمة SHA-256 لكل ملف",
  },
};
