import type { Translation } from "#shared/translation.ts";
import type { identityAuditEn } from "./phrases-recorded.en.ts";

export const identityAuditAr: Translation<typeof identityAuditEn> = {
  names: {
    account: {
      activated: "تفعيل حساب",
      disabled: "تعطيل حساب",
      emailApproved: "اعتماد بريد جديد",
      emailChanged: "تغيير البريد الإلكتروني",
      erased: "محو البيانات الشخصية",
      erasureStarted: "بدء محو البيانات الشخصية",
      invited: "دعوة موظف",
      provisioned: "إضافة موظف من خدمة الدليل",
      linked: "ربط حساب بالدخول الموحّد",
      signedUp: "إنشاء حساب",
      unlinked: "إلغاء ربط حساب بالدخول الموحّد",
      waiting: "حساب ينتظر الموافقة",
      invitedAgain: "إعادة إرسال دعوة",
      emailChanging: "طلب تغيير البريد الإلكتروني",
    },
    accounts: {
      exported: "تصدير الحسابات",
      imported: "استيراد حسابات",
    },
    device: {
      added: "دخول من جهاز جديد",
    },
    factor: {
      recoveryRenewed: "إنشاء رموز استرداد جديدة",
      recoveryUsed: "استخدام رمز استرداد",
      reset: "إعادة ضبط التحقق بخطوتين",
      totpAdded: "تفعيل تطبيق مصادقة",
      totpRemoved: "إزالة تطبيق مصادقة",
    },
    passkey: {
      added: "إضافة مفتاح مرور",
      renamed: "تغيير اسم مفتاح مرور",
      removed: "إزالة مفتاح مرور",
    },
    password: {
      changed: "تغيير كلمة المرور",
      reset: "إعادة تعيين كلمة المرور",
    },
    personalData: {
      opened: "فتح نسخة البيانات الشخصية",
      asked: "طلب نسخة من البيانات الشخصية",
      ready: "إعداد نسخة من البيانات الشخصية",
    },
    role: {
      created: "إضافة دور",
      deleted: "حذف دور",
      memberAdded: "منح دور",
      memberRemoved: "سحب دور",
      permissionsChanged: "تغيير صلاحيات دور",
      boundsChanged: "تغيير حدود دور",
      updated: "تعديل دور",
    },
    session: {
      ended: "انتهاء جلسة",
      replayed: "إنهاء جلسة استُخدم مفتاحها مرتين",
      started: "تسجيل دخول",
    },
    sessions: {
      ended: "إنهاء جلسات",
    },
    token: {
      created: "إنشاء رمز وصول",
      ended: "إنهاء رمز وصول",
    },
    viewing: {
      ended: "انتهاء عرض البوابة كما يراها شخص",
      started: "عرض البوابة كما يراها شخص",
    },
  },
  sentences: {
    account: {
      activated: "تم تفعيل حساب {whom} من قِبل {who}",
      disabled: "تم تعطيل حساب {whom} من قِبل {who}",
      emailApproved: "تم اعتماد البريد الجديد لحساب {whom} من قِبل {who}",
      emailChanged: "تم تغيير بريد {whom} من قِبل {who}",
      erased: "تم محو البيانات الشخصية: {whom}",
      erasureStarted: "تم بدء محو بيانات {whom} الشخصية من قِبل {who}",
      invited: "تمت دعوة {whom} من قِبل {who}",
      provisioned: "تمت إضافة {whom} من خدمة الدليل",
      linked: "تم ربط حساب {whom} بالدخول الموحّد",
      signedUp: "تم إنشاء حساب {whom}",
      unlinked: "تم إلغاء ربط حساب {whom} بالدخول الموحّد من قِبل {who}",
      waiting: "حساب {whom} ينتظر الموافقة",
      invitedAgain: "تمت إعادة إرسال الدعوة إلى {whom} من قِبل {who}",
      emailChanging: "تم طلب تغيير بريد {whom} من قِبل {who}",
    },
    accounts: {
      exported: "تم تصدير الحسابات من قِبل {who}",
      imported:
        "{count, plural, zero {لم يُستورد أي حساب من قِبل {who}} one {تم استيراد حساب واحد من قِبل {who}} two {تم استيراد حسابين من قِبل {who}} few {تم استيراد # حسابات من قِبل {who}} many {تم استيراد # حسابًا من قِبل {who}} other {تم استيراد # حساب من قِبل {who}}}",
    },
    device: {
      added: "تم دخول {who} من جهاز جديد",
    },
    factor: {
      recoveryRenewed: "تم إنشاء رموز استرداد جديدة من قِبل {who}",
      recoveryUsed: "تم استخدام رمز استرداد من قِبل {who}",
      reset: "تمت إعادة ضبط التحقق بخطوتين لحساب {whom} من قِبل {who}",
      totpAdded: "تم تفعيل تطبيق مصادقة من قِبل {who}",
      totpRemoved: "تمت إزالة تطبيق مصادقة من قِبل {who}",
    },
    passkey: {
      added: "تمت إضافة مفتاح مرور من قِبل {who}",
      renamed: "تم تغيير اسم مفتاح مرور من قِبل {who}",
      removed: "تمت إزالة مفتاح مرور من قِبل {who}",
    },
    password: {
      changed: "تم تغيير كلمة المرور من قِبل {who}",
      reset: "تمت إعادة تعيين كلمة مرور {whom} عن طريق البريد",
    },
    personalData: {
      opened: "تم فتح نسخة البيانات الشخصية من قِبل {who}",
      asked: "تم طلب نسخة من بيانات {whom} الشخصية من قِبل {who}",
      ready: "نسخة بيانات {whom} الشخصية جاهزة",
    },
    role: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      memberAdded: "تم منح الدور {role} إلى {whom} من قِبل {who}",
      memberRemoved: "تم سحب الدور {role} من {whom} من قِبل {who}",
      permissionsChanged: "تم تغيير صلاحيات {what} من قِبل {who}",
      boundsChanged: "تم تغيير حدود {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    session: {
      ended: "تم إنهاء جلسة {whom} من قِبل {who}",
      replayed: "تم إنهاء جلسة {whom} لأن مفتاحها استُخدم مرتين",
      started: "تم تسجيل دخول {who}",
    },
    sessions: {
      ended:
        "{count, plural, zero {لم تُنهَ أي جلسة من جلسات {whom} من قِبل {who}} one {تم إنهاء جلسة واحدة من جلسات {whom} من قِبل {who}} two {تم إنهاء جلستين من جلسات {whom} من قِبل {who}} few {تم إنهاء # جلسات من جلسات {whom} من قِبل {who}} many {تم إنهاء # جلسة من جلسات {whom} من قِبل {who}} other {تم إنهاء # جلسة من جلسات {whom} من قِبل {who}}}",
    },
    token: {
      created: "تم إنشاء {what} من قِبل {who}",
      ended: "تم إنهاء {what} من قِبل {who}",
    },
    viewing: {
      ended: "تم إنهاء عرض البوابة كما يراها {whom} من قِبل {who}",
      started: "تم عرض البوابة كما يراها {whom} من قِبل {who}",
    },
  },
  kinds: {
    role: "الدور {name}",
    token: "رمز الوصول {name}",
  },
  fields: {
    byCode: "برمز",
    days: "المدة بالأيام",
    ground: "الأساس",
    isProvisioned: "مصدر الأعضاء",
    permissions: "الصلاحيات",
    scopes: "ما يتيحه الرمز",
    secondFactorGraceDays: "مهلة إعداد خطوة التحقق الثانية",
    secondFactorIsChosen: "مصدر اشتراط خطوة التحقق الثانية",
  },
  values: {
    isProvisioned: {
      true: "خدمة الدليل",
      false: "مسؤولو النظام",
    },
    secondFactorIsChosen: {
      true: "اختيار المسؤول",
      false: "الافتراضي",
    },
  },
};
