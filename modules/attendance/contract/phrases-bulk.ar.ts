import type { Translation } from "#shared/translation.ts";
import type { attendanceBulkEn } from "./phrases-bulk.en.ts";

export const attendanceBulkAr = {
  choose: {
    start: "اختيار أيام",
    stop: "تم",
    bar: "الأيام المختارة",
    chosen:
      "{count, plural, zero {لم يُختر أي يوم} one {اختير يوم واحد} two {اختير يومان} few {اختيرت # أيام} many {اختير # يومًا} other {اختير # يوم}}",
    many: "الأيام المختارة {count, number}، والحد الأقصى {max, number}",
    hint: "اضغط الأيام، أو اضغط مع Shift لاختيار مستطيل. وبلوحة المفاتيح: الأسهم، وShift مع الأسهم، ومفتاح المسافة.",
    clear: "إلغاء الاختيار",
    correct: "تصحيح",
    list: "التصحيحات الجماعية",
  },
  form: {
    title:
      "{count, plural, zero {تصحيح الأيام} one {تصحيح يوم واحد} two {تصحيح يومين} few {تصحيح # أيام} many {تصحيح # يومًا} other {تصحيح # يوم}}",
    cause: "نوع التصحيح",
    causes: {
      outage: "عطل في الموقع: حاضرون",
      checkOut: "انصراف لم يُسجّل",
      absence: "إجازة أو غياب بعذر",
    },
    hint: {
      outage: "يُحتسب الجميع حاضرين طوال دوامهم.",
      checkOut: "يُضاف الانصراف إلى الأيام التي سُجّل حضورها دون انصراف.",
      absence: "تُدخل الإجازة نفسها أو الغياب نفسه للجميع.",
    },
    when: "وقت الانصراف",
    atEnd: "نهاية الدوام",
    atTime: "في وقت محدد",
    time: "بالتوقيت المحلي",
    kind: "ما يُدخل",
    preview: "معاينة",
    previewing: "يجري إعداد المعاينة",
  },
  preview: {
    title: "ما الذي سيتغير",
    summary:
      "{days, plural, zero {لا يتغير أي يوم} one {يتغير يوم واحد} two {يتغير يومان} few {تتغير # أيام} many {يتغير # يومًا} other {يتغير # يوم}}، {people, plural, zero {ولا يشمل أحدًا} one {لموظف واحد} two {لموظفَين} few {لـ# موظفين} many {لـ# موظفًا} other {لـ# موظف}}.",
    refused:
      "{count, plural, zero {لا يُستثنى أي يوم.} one {يبقى يوم واحد كما هو.} two {يبقى يومان كما هما.} few {تبقى # أيام كما هي.} many {يبقى # يومًا كما هو.} other {يبقى # يوم كما هو.}}",
    told: "يصل كلَّ موظف إشعار واحد، ويمكن التراجع عن التصحيح كله.",
    person: "الموظف",
    date: "التاريخ",
    before: "الآن",
    after: "بعد التصحيح",
    none: "لا بيانات",
    back: "رجوع",
    apply:
      "{count, plural, zero {تصحيح الأيام} one {تصحيح يوم واحد} two {تصحيح يومين} few {تصحيح # أيام} many {تصحيح # يومًا} other {تصحيح # يوم}}",
    applying: "يجري التصحيح",
    applied:
      "{count, plural, zero {لم يُصحّح أي يوم.} one {صُحّح يوم واحد.} two {صُحّح يومان.} few {صُحّحت # أيام.} many {صُحّح # يومًا.} other {صُحّح # يوم.}}",
    refusal: {
      own: "أيامك أنت: يقررها مسؤول آخر",
      locked: "الشهر مقفل",
      notEmployed: "ليس على رأس العمل في هذا التاريخ",
      noShift: "لا دوام في هذا التاريخ",
      onLeave: "في إجازة",
      notOver: "لم ينتهِ بعد",
      nothingMissing: "لا شيء ناقص",
      nothingOpen: "لا حضور دون انصراف",
      inSince: "سُجّل الحضور منذ {time}",
      inFollows: "يليه تسجيل حضور الساعة {time}",
      outFollows: "يليه تسجيل انصراف الساعة {time}",
      otherDay: "الوقت يتبع يومًا آخر",
      attended: "كان الموظف في العمل",
      absent: "أُدخل لهذا اليوم غياب آخر",
      overdrawn: "الرصيد لا يكفي",
      coverage: "يبقى في الوحدة أقل من حدها الأدنى",
    },
  },
  list: {
    title: "التصحيحات الجماعية",
    intro: "أيام صُحّحت معًا، الأحدث أولًا",
    back: "كشف الحضور",
    loading: "يجري تحميل التصحيحات الجماعية",
    failed: "تعذّر تحميل التصحيحات الجماعية",
    noneTitle: "لا تصحيحات جماعية بعد",
    noneText: "اختر أيامًا في الكشف لتصحيحها دفعة واحدة.",
    noneSeenText: "تظهر هنا الأيام التي يصححها مسؤولو الحضور دفعة واحدة.",
    what: "السبب",
    days: "الأيام",
    count:
      "{days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} {people, plural, zero {دون موظفين} one {لموظف واحد} two {لموظفَين} few {لـ# موظفين} many {لـ# موظفًا} other {لـ# موظف}}",
    span: "من {from} إلى {to}",
    by: "أدخله",
    unknown: "غير معروف",
    undo: "تراجع",
    undoOf: "التراجع عن: {what}، {when}",
    undone: "تراجع عنه {name} في {when}",
    undoneUnknown: "جرى التراجع عنه في {when}",
    confirmTitle: "التراجع عن هذا التصحيح؟",
    confirmText:
      "{days, plural, zero {لا يتغير شيء} one {يعود يوم واحد كما كان} two {يعود يومان كما كانا} few {تعود # أيام كما كانت} many {يعود # يومًا كما كان} other {يعود # يوم كما كان}}، ويصل كلَّ موظف إشعار. ويُرفض التراجع إن عُدّل أحد الأيام بعد ذلك أو أُقفل شهره.",
    confirm: "التراجع عنه كله",
    done: "تم التراجع عن التصحيح.",
    failedUndo: "لم يُتراجع عن شيء.",
  },
} satisfies Translation<typeof attendanceBulkEn>;
