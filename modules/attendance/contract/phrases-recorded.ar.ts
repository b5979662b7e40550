import type { Translation } from "#shared/translation.ts";
import type { attendanceAuditEn } from "./phrases-recorded.en.ts";

export const attendanceAuditAr: Translation<typeof attendanceAuditEn> = {
  names: {
    absence: {
      created: "إدخال إجازة أو مهمة عمل",
      deleted: "إلغاء إجازة أو مهمة عمل",
      updated: "تقليص إجازة أو مهمة عمل",
    },
    attendance: {
      exported: "تصدير كشف الحضور",
    },
    exceptionDay: {
      created: "إضافة يوم استثنائي",
      deleted: "حذف يوم استثنائي",
      updated: "تعديل يوم استثنائي",
    },
    location: {
      created: "إضافة موقع",
      deleted: "حذف موقع",
      updated: "تعديل موقع",
    },
    locationZoneUser: {
      created: "إضافة إسناد",
      deleted: "حذف إسناد",
      updated: "تعديل إسناد",
    },
    lookup: {
      created: "إضافة عنصر إلى قائمة مرجعية",
      deleted: "حذف عنصر من قائمة مرجعية",
      updated: "تعديل عنصر في قائمة مرجعية",
    },
    month: {
      locked: "إقفال شهر",
      reopened: "إعادة فتح شهر",
    },
    punch: {
      accepted: "قبول تسجيل بعد المراجعة",
      created: "تسجيل حضور أو انصراف",
      entered: "إدخال تسجيل من مسؤول الحضور",
      refused: "رفض تسجيل",
      reopened: "التراجع عن مراجعة تسجيل",
      rejected: "رفض تسجيل بعد المراجعة",
      voided: "إلغاء تسجيل",
    },
    recomputation: {
      finished: "إعادة احتساب أيام",
    },
    ruleMark: {
      reviewed: "اطلاع مسؤول آخر على قاعدة تشمل من أدخلها",
    },
    zone: {
      created: "إضافة جدول دوام",
      deleted: "حذف جدول دوام",
      updated: "تعديل جدول دوام",
    },
  },
  sentences: {
    absence: {
      created: "تم إدخال {what} من قِبل {who}",
      deleted: "تم إلغاء {what} من قِبل {who}",
      updated: "تم تقليص مدة {what} من قِبل {who}",
    },
    attendance: {
      exported: "تم تصدير {what} من قِبل {who}",
    },
    exceptionDay: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    location: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    locationZoneUser: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    lookup: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
    month: {
      locked: "تم إقفال {what} من قِبل {who}",
      reopened: "تمت إعادة فتح {what} من قِبل {who}",
    },
    punch: {
      accepted: "تم قبول تسجيل {whom} بعد المراجعة من قِبل {who}",
      created: "تم تسجيل حضور {who} أو انصرافه",
      entered: "تم إدخال تسجيل باسم {whom} من قِبل {who}",
      refused: "تم رفض تسجيل {who}",
      reopened: "تم التراجع عن مراجعة تسجيل {whom} من قِبل {who}",
      rejected: "تم رفض تسجيل {whom} بعد المراجعة من قِبل {who}",
      voided: "تم إلغاء تسجيل {whom} من قِبل {who}",
    },
    recomputation: {
      finished:
        "{count, plural, zero {أُعيد احتساب الأيام دون تغيير} one {غيّرت إعادة الاحتساب يومًا واحدًا} two {غيّرت إعادة الاحتساب يومين} few {غيّرت إعادة الاحتساب # أيام} many {غيّرت إعادة الاحتساب # يومًا} other {غيّرت إعادة الاحتساب # يوم}}",
    },
    ruleMark: {
      reviewed: "تم الاطلاع من قِبل {who} على قاعدة تشمل من أدخلها، {whom}",
    },
    zone: {
      created: "تمت إضافة {what} من قِبل {who}",
      deleted: "تم حذف {what} من قِبل {who}",
      updated: "تم تعديل {what} من قِبل {who}",
    },
  },
  kinds: {
    absence: "إجازة {whom} أو مهمة عمله",
    exceptionDay: "اليوم الاستثنائي {name}",
    location: "الموقع {name}",
    locationZoneUser: "الإسناد {name}",
    lookup: "عنصر القائمة المرجعية {name}",
    month: "حضور {name}",
    zone: "جدول الدوام {name}",
  },
  fields: {
    absentBelow: "الحد الأدنى حتى لا يُعدّ اليوم غيابًا",
    autoCheckOut: "تسجيل الانصراف تلقائيًا",
    category: "القائمة",
    checkInAllowance: "مهلة السماح عند الحضور",
    checkOutAllowance: "مهلة السماح عند الانصراف",
    clipEarly: "الاحتساب من البداية",
    clipLate: "الاحتساب حتى النهاية",
    closesAfter: "مدة تسجيل الانصراف بعد النهاية",
    date: "التاريخ",
    days: "ساعات الدوام",
    end: "النهاية",
    endDate: "آخر يوم",
    fencePolicy: "قاعدة التسجيل خارج الحدود",
    fromDate: "أول يوم",
    fromTime: "وقت البداية",
    halfDayBelow: "الحد الأدنى لليوم الكامل",
    isRequired: "الإلزام",
    kind: "النوع",
    latitude: "خط العرض",
    layer: "المستوى",
    location: "الموقع",
    longitude: "خط الطول",
    mainLookupId: "العنصر الرئيسي",
    maximumAccuracy: "أقل دقة مقبولة",
    opensBefore: "مدة تسجيل الحضور قبل البداية",
    ownDays: "أيام مُدخِل القاعدة المشمولة",
    radius: "نصف القطر",
    refusal: "سبب الرفض",
    repeats: "التكرار",
    requestType: "نوع الطلب",
    slot: "الفترة",
    start: "البداية",
    startDate: "أول يوم",
    strict: "التشدد عند الحدود",
    toDate: "آخر يوم",
    toTime: "وقت النهاية",
    workDay: "نوع اليوم",
    zone: "جدول الدوام",
  },
  values: {
    autoCheckOut: {
      none: "متوقف",
      slotEnd: "عند نهاية الفترة",
    },
    clipEarly: {
      true: "مفعّل",
      false: "متوقف",
    },
    clipLate: {
      true: "مفعّل",
      false: "متوقف",
    },
    fencePolicy: {
      block: "رفض التسجيل",
      flag: "القبول مع المراجعة",
      log: "الحفظ فقط",
    },
    kind: {
      leave: "إجازة",
      halfLeave: "إجازة نصف يوم",
      mission: "مهمة عمل",
      remote: "عمل عن بُعد",
      permission: "استئذان",
      in: "حضور",
      out: "انصراف",
    },
    repeats: {
      none: "مرة واحدة",
      gregorian: "كل سنة ميلادية",
      hijri: "كل سنة هجرية",
    },
    strict: {
      true: "مفعّل",
      false: "متوقف",
    },
    workDay: {
      true: "يوم عمل",
      false: "يوم عطلة",
    },
  },
};
