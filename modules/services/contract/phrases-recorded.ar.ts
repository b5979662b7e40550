import type { Translation } from "#shared/translation.ts";
import type { servicesAuditEn } from "./phrases-recorded.en.ts";

export const servicesAuditAr: Translation<typeof servicesAuditEn> = {
  names: {
    deputy: {
      accepted: "قبول إنابة",
      created: "تسمية نائب",
      deleted: "إلغاء إنابة",
      updated: "تقليص مدة إنابة",
    },
    letter: {
      issued: "إصدار خطاب",
      revoked: "إلغاء خطاب",
    },
    request: {
      commented: "تعليق على طلب",
      decided: "البتّ في طلب",
      handedOver: "إحالة قرار إلى شخص آخر",
      revoked: "إلغاء طلب بعد الموافقة",
      shortened: "تقليص مدة طلب بعد الموافقة",
      submitted: "إرسال طلب",
      withdrawn: "سحب طلب",
    },
    service: {
      created: "إضافة خدمة",
      published: "نشر خدمة",
      updated: "تعديل خدمة",
    },
    workList: {
      changed: "تغيّر المهام",
    },
  },
  sentences: {
    deputy: {
      accepted: "تم قبول الإنابة عن {whom} من قِبل {who}",
      created: "تمت تسمية نائب عن {whom} من قِبل {who}",
      deleted: "تم إلغاء الإنابة عن {whom} من قِبل {who}",
      updated: "تم تقليص مدة الإنابة عن {whom} من قِبل {who}",
    },
    letter: {
      issued: "تم إصدار خطاب بناءً على {what}",
      revoked: "تم إلغاء الخطاب الصادر بناءً على {what} من قِبل {who}",
    },
    request: {
      commented: "تم التعليق على {what} من قِبل {who}",
      decided: "تم البتّ في {what} من قِبل {who}",
      handedOver: "تمت إحالة قرار {what} إلى شخص آخر من قِبل {who}",
      revoked: "تم إلغاء {what} بعد الموافقة من قِبل {who}",
      shortened: "تم تقليص مدة {what} بعد الموافقة من قِبل {who}",
      submitted: "تم إرسال {what} من قِبل {who}",
      withdrawn: "تم سحب {what} من قِبل {who}",
    },
    service: {
      created: "تمت إضافة {what} من قِبل {who}",
      published: "تم نشر {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    workList: {
      changed: "تغيّرت مهام {whom}",
    },
  },
  kinds: {
    request: "الطلب {name}",
    service: "خدمة {name}",
  },
  fields: {
    category: "التصنيف",
    decision: "القرار",
    effect: "ما يترتب على الموافقة",
    grants: "الرصيد",
    insteadOf: "بالإنابة عن",
    isDraftChanged: "تعديل المسودة",
    outcome: "النتيجة",
    service: "الخدمة",
    step: "الخطوة",
  },
};
