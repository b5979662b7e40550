import type { Translation } from "#shared/translation.ts";
import type { acknowledgementsAuditEn } from "./phrases-recorded.en.ts";

export const acknowledgementsAuditAr: Translation<typeof acknowledgementsAuditEn> = {
  names: {
    mustRead: {
      acknowledged: "إقرار بالقراءة",
      asked: "طلب قراءة",
      changed: "تعديل قراءة مطلوبة",
      exported: "تصدير قائمة القرّاء",
      withdrawn: "سحب قراءة مطلوبة",
    },
  },
  sentences: {
    mustRead: {
      acknowledged: "تم الإقرار بقراءة {what} من قِبل {who}",
      asked: "تم طلب قراءة {what} من قِبل {who}",
      changed: "تم تعديل القراءة المطلوبة: {what} من قِبل {who}",
      exported: "تم تصدير قائمة قرّاء {what} من قِبل {who}",
      withdrawn: "تم سحب القراءة المطلوبة: {what} من قِبل {who}",
    },
  },
};
