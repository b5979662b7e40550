import type { Translation } from "#shared/translation.ts";
import type { webhooksAuditEn } from "./phrases-recorded.en.ts";

export const webhooksAuditAr: Translation<typeof webhooksAuditEn> = {
  names: {
    webhook: {
      created: "إضافة خطاف ويب",
      deleted: "حذف خطاف ويب",
      replayed: "إعادة إرسال رسائل خطاف ويب",
      revealed: "الاطلاع على المفتاح السري لخطاف ويب",
      rotated: "استبدال المفتاح السري لخطاف ويب",
      stopped: "إيقاف خطاف ويب بعد تعثره أيامًا",
      tested: "إرسال رسالة تجريبية إلى خطاف ويب",
      updated: "تعديل خطاف ويب",
    },
  },
  sentences: {
    webhook: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      replayed: "تمت إعادة إرسال رسائل {what} من قِبل {who}",
      revealed: "تم الاطلاع على المفتاح السري في {what} من قِبل {who}",
      rotated: "تم استبدال المفتاح السري في {what} من قِبل {who}",
      stopped: "تم إيقاف {what} تلقائيًا بعد تعثره أيامًا",
      tested: "تم إرسال رسالة تجريبية إلى {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    webhook: "خطاف الويب {name}",
  },
  fields: {
    events: "الأحداث",
  },
};
