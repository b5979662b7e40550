import type { Translation } from "#shared/translation.ts";
import type { pollsAuditEn } from "./phrases-recorded.en.ts";

export const pollsAuditAr: Translation<typeof pollsAuditEn> = {
  names: {
    poll: {
      closed: "إغلاق استطلاع",
      deleted: "حذف استطلاع",
      exported: "تصدير نتائج استطلاع",
      updated: "تعديل استطلاع",
      voted: "تصويت",
    },
  },
  sentences: {
    poll: {
      closed: "تم إغلاق {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      exported: "تم تصدير نتائج {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
      voted: "تم التصويت في {what}",
    },
  },
  kinds: {
    poll: "الاستطلاع {name}",
  },
};
