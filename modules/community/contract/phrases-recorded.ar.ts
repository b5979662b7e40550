import type { Translation } from "#shared/translation.ts";
import type { communityAuditEn } from "./phrases-recorded.en.ts";

export const communityAuditAr: Translation<typeof communityAuditEn> = {
  names: {
    bookmark: {
      changed: "حفظ موضوع أو إزالته من المحفوظات",
    },
    category: {
      created: "إضافة تصنيف",
      deleted: "حذف تصنيف",
      updated: "تعديل تصنيف",
    },
    comment: {
      restored: "استعادة تعليق",
      created: "كتابة تعليق",
      deleted: "حذف تعليق",
      liked: "الإعجاب بتعليق أو التراجع عنه",
      nameErased: "إزالة اسم زميل سابق من تعليق",
      updated: "تعديل تعليق",
    },
    featured: {
      ordered: "ترتيب المواضيع المميّزة",
    },
    following: {
      changed: "تغيير المتابعة",
    },
    reading: {
      changed: "تحديد كمقروء",
    },
    topic: {
      created: "نشر موضوع",
      deleted: "حذف موضوع",
      liked: "الإعجاب بموضوع أو التراجع عنه",
      nameErased: "إزالة اسم زميل سابق من موضوع",
      updated: "تعديل موضوع",
    },
    topics: {
      changed: "إجراء جماعي على مواضيع",
    },
  },
  sentences: {
    bookmark: {
      changed: "تم حفظ {what} أو إزالته من المحفوظات من قِبل {who}",
    },
    category: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    comment: {
      restored: "تمت استعادة {what} من قِبل {who}",
      created: "تمت كتابة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      liked: "تم الإعجاب ب{what} أو التراجع عنه من قِبل {who}",
      nameErased: "تمت إزالة اسم زميل سابق من {what}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    featured: {
      ordered: "تم ترتيب المواضيع المميّزة من قِبل {who}",
    },
    following: {
      changed: "تم تغيير متابعة {what} من قِبل {who}",
    },
    reading: {
      changed: "تم تحديد {what} كمقروء من قِبل {who}",
    },
    topic: {
      created: "تم نشر {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      liked: "تم الإعجاب ب{what} أو التراجع عنه من قِبل {who}",
      nameErased: "تمت إزالة اسم زميل سابق من {what}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    topics: {
      changed: "تم إجراء جماعي على مواضيع من قِبل {who}",
    },
  },
  kinds: {
    category: "التصنيف {name}",
    comment: "التعليق {name}",
    topic: "الموضوع {name}",
  },
};
