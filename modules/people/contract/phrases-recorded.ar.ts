import type { Translation } from "#shared/translation.ts";
import type { peopleAuditEn } from "./phrases-recorded.en.ts";

export const peopleAuditAr: Translation<typeof peopleAuditEn> = {
  names: {
    department: {
      created: "إضافة إدارة",
      deleted: "حذف إدارة",
      updated: "تعديل إدارة",
    },
    person: {
      photoRemoved: "إزالة الصورة",
      photoReplaced: "تغيير الصورة",
      updated: "تعديل بيانات موظف",
    },
  },
  sentences: {
    department: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    person: {
      photoRemoved: "تمت إزالة صورة {whom} من قِبل {who}",
      photoReplaced: "تم تغيير صورة {whom} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    department: "إدارة {name}",
    person: "ملف {name}",
  },
  fields: {
    aboutAr: "النبذة بالعربية",
    aboutEn: "النبذة بالإنجليزية",
    birthDate: "تاريخ الميلاد",
    calendar: "التقويم",
    digits: "الأرقام",
    hourCycle: "نظام الساعة",
    contractKind: "نوع العقد",
    employeeNumber: "الرقم الوظيفي",
    endDate: "آخر يوم عمل",
    hireDate: "تاريخ الالتحاق",
    joinedOn: "تاريخ الالتحاق",
    languages: "اللغات",
    locale: "لغة الواجهة",
    mobile: "رقم الجوال",
    parentId: "الإدارة الأعلى",
    phone: "رقم الهاتف",
    placeAr: "مقر العمل بالعربية",
    placeEn: "مقر العمل بالإنجليزية",
    skills: "المهارات",
    theme: "المظهر",
    visibility: "من يرى البيانات",
    weeklyMinutes: "مدة العمل الأسبوعية في العقد",
  },
};
