import type { Translation } from "#shared/translation.ts";
import type { publicationsAuditEn } from "./phrases-recorded.en.ts";

export const publicationsAuditAr: Translation<typeof publicationsAuditEn> = {
  names: {
    document: {
      created: "إضافة تقرير",
      deleted: "حذف تقرير",
      updated: "تعديل تقرير",
    },
    link: {
      created: "إضافة رابط",
      deleted: "حذف رابط",
      updated: "تعديل رابط",
    },
    linkGroup: {
      created: "إضافة مجموعة روابط",
      deleted: "حذف مجموعة روابط",
      updated: "تعديل مجموعة روابط",
    },
    promotion: {
      created: "إضافة عرض",
      deleted: "حذف عرض",
      updated: "تعديل عرض",
    },
  },
  sentences: {
    document: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    link: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    linkGroup: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    promotion: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    document: "التقرير {name}",
    link: "الرابط {name}",
    linkGroup: "مجموعة الروابط {name}",
    promotion: "العرض {name}",
  },
  fields: {
    addedCodes: "الرموز المضافة",
    audience: "لمن يظهر",
    codeKind: "نوع الرمز",
    descriptionAr: "الوصف بالعربية",
    descriptionEn: "الوصف بالإنجليزية",
    endsOn: "آخر يوم",
    groupId: "مجموعة الروابط",
    partnerAr: "اسم الشريك بالعربية",
    partnerEn: "اسم الشريك بالإنجليزية",
    period: "الفترة",
    pictureFileId: "الصورة",
    publishAt: "موعد النشر",
    sharedCode: "الرمز المشترك",
    signIn: "طريقة الدخول",
    startsOn: "أول يوم",
    summaryAr: "الملخص بالعربية",
    summaryEn: "الملخص بالإنجليزية",
    textAr: "النص بالعربية",
    textEn: "النص بالإنجليزية",
  },
};
