import type { Translation } from "#shared/translation.ts";
import type { administrationAuditEn } from "./phrases-recorded.en.ts";

export const administrationAuditAr: Translation<typeof administrationAuditEn> = {
  names: {
    audit: {
      exported: "تصدير سجل التدقيق",
      read: "الاطلاع على سجل التدقيق",
      verificationStarted: "بدء التحقق من السجل",
    },
    job: {
      givenUp: "إلغاء مهمة نظام متعثرة",
      retried: "إعادة تنفيذ مهمة نظام متعثرة",
    },
    settings: {
      changed: "تغيير الإعدادات",
    },
  },
  sentences: {
    audit: {
      exported: "تم تصدير سجل التدقيق من قِبل {who}",
      read: "تم الاطلاع على سجل التدقيق من قِبل {who}",
      verificationStarted: "تم بدء التحقق من سجل التدقيق من قِبل {who}",
    },
    job: {
      givenUp: "تم إلغاء {what} من قِبل {who}",
      retried: "تمت إعادة تنفيذ {what} من قِبل {who}",
    },
    settings: {
      changed: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    job: "مهمة نظام متعثرة ({name})",
    settings: "إعدادات الجهة",
  },
  fields: {
    accentDark: "اللون على الشاشات الداكنة",
    accentLight: "اللون على الشاشات الفاتحة",
    allowedDomains: "نطاقات البريد المسموح بها",
    anyAssignedLocation: "تسجيل الحضور في أي موقع مسند",
    attendancePositionKeptDays: "مدة حفظ المواقع الجغرافية",
    attendanceRemindBeforeMinutes: "موعد التذكير بتسجيل الحضور",
    attendanceRemindCheckOutMinutes: "موعد التذكير بتسجيل الانصراف",
    defaultCalendar: "تقويم الموظفين الجدد",
    filters: "عوامل التصفية",
    firstDayOfWeek: "أول أيام الأسبوع",
    firstLanguage: "اللغة الأولى",
    leaveShownToManagers: "ما يراه المديرون من الإجازات",
    notificationMailDelayMinutes: "تأخير رسائل الإشعارات",
    organisationNameAr: "اسم الجهة بالعربية",
    organisationNameEn: "اسم الجهة بالإنجليزية",
    provisioningInvites: "دعوة من تضيفهم خدمة الدليل",
    reportCaseKeptDays: "مدة حفظ البلاغات المغلقة",
    reportsHideFromPeople: "عدد المبلّغين الذي يُخفي المحتوى",
    reportsHideFromScore: "مجموع البلاغات الذي يُخفي المحتوى",
    sessionIdleDays: "مدة الجلسة دون استخدام",
    sessionMaximumDays: "أقصى مدة للجلسة",
    task: "المهمة",
    timeZone: "المنطقة الزمنية",
    tokenMaximumDays: "أقصى مدة لرموز الوصول",
    uploadQuotaMegabytes: "حصة الرفع بالميغابايت",
    weekend: "عطلة نهاية الأسبوع",
  },
  values: {
    defaultCalendar: {
      gregory: "ميلادي",
      "islamic-umalqura": "هجري (أم القرى)",
    },
    firstLanguage: {
      en: "الإنجليزية",
      ar: "العربية",
      browser: "لغة المتصفح",
    },
    provisioningInvites: {
      true: "مفعّلة",
      false: "متوقفة",
    },
    anyAssignedLocation: {
      true: "مسموح",
      false: "غير مسموح",
    },
    leaveShownToManagers: {
      away: "أن الموظف غير متاح فقط",
      kind: "نوع الإجازة",
    },
  },
};
