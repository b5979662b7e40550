import type { Translation } from "#shared/translation.ts";
import type { attendanceReviewEn } from "./phrases-review.en.ts";

export const attendanceReviewAr = {
  months: {
    title: "الأشهر",
    intro: "الشهر المقفل نهائي: لا يتغير فيه شيء حتى يُعاد فتحه",
    loading: "جارٍ تحميل الأشهر",
    failed: "تعذّر تحميل الأشهر",
    table: "آخر ٢٤ شهرًا",
    month: "الشهر",
    stateHeader: "الحالة",
    operations: "العمليات",
    state: {
      locked: "مقفل",
      running: "لم ينتهِ",
      computing: "قيد الاحتساب",
      waiting: "غير نهائي",
      ready: "مفتوح",
    },
    why: {
      running: "بعد انتهاء آخر أيامه",
      computing: "بعد اكتمال الاحتساب",
      waiting: "حين تصبح أيامه كلها نهائية",
    },
    lockedOn: "بتاريخ {date}",
    lockedBy: "بتاريخ {date}، أقفله {name}",
    provisional:
      "{count, plural, zero {لا أيام غير نهائية} one {يوم واحد غير نهائي} two {يومان غير نهائيين} few {# أيام غير نهائية} many {# يومًا غير نهائي} other {# يوم غير نهائي}}",
    lock: "إقفال",
    lockOf: "إقفال {month}",
    lockTitle: "هل تريد إقفال {month}؟",
    lockText:
      "لن يُسجَّل فيه بعد ذلك حضور أو تصحيح أو إجازة ولن يُلغى منها شيء، ولن يصل إلى أيامه أي تغيير في القواعد. ويمكن لمسؤول الحضور إعادة فتحه مع ذكر السبب.",
    locked: "أُقفل {month}.",
    reopen: "إعادة الفتح",
    reopenOf: "إعادة فتح {month}",
    reopenTitle: "هل تريد إعادة فتح {month}؟",
    reopenText: "ستُحتسب أيامه كلها من جديد وفق قواعد اليوم، وقد تختلف نتائجها عمّا كانت عليه.",
    reason: "ما السبب؟",
    reasonHint: "يُحفظ في سجل التدقيق مع اسمك.",
    reopened: "أُعيد فتح {month}، وأيامه تُحتسب الآن.",
    cancel: "إلغاء",
  },
  recomputations: {
    title: "إعادة الاحتساب",
    loading: "جارٍ تحميل ما يُعاد احتسابه",
    failed: "تعذّر تحميل ما يُعاد احتسابه",
    emptyTitle: "كل شيء محدّث",
    emptyText: "حين تتغير قاعدة يُعاد احتساب الأيام التي تشملها، ويمكنك متابعة ذلك هنا.",
    cause: {
      zone: "تغيّر نطاق دوام",
      location: "تغيّر موقع",
      assignment: "تغيّر تكليف",
      exceptionDay: "تغيّر يوم استثنائي",
      month: "أُعيد فتح شهر",
      role: "تغيّرت أدوار أحد الموظفين",
      account: "انضم موظف أو غادر",
      other: "تغيّرت القواعد",
    },
    span: "من {from} إلى {to}",
    progress:
      "{done, number} من {count, plural, zero {# موظف} one {موظف واحد} two {موظفَين} few {# موظفين} many {# موظفًا} other {# موظف}}",
    people:
      "{count, plural, zero {لا موظفين} one {موظف واحد} two {موظفان} few {# موظفين} many {# موظفًا} other {# موظف}}",
    days: "{count, plural, zero {لم يتغير أي يوم} one {تغيّر يوم واحد} two {تغيّر يومان} few {تغيّرت # أيام} many {تغيّر # يومًا} other {تغيّر # يوم}}",
    result: "{people}، {days}",
    failedState: "توقف بسبب خلل",
  },
} satisfies Translation<typeof attendanceReviewEn>;
