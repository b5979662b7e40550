import type { Translation } from "#shared/translation.ts";
import type { leaveRecountsEn } from "./phrases-recounts.en.ts";

export const leaveRecountsAr = {
  title: "إجازات أُعيد عدّ أيامها",
  intro:
    "إجازات معتمدة تغيّرت أيامها لأن جدولًا أو عطلة أو دورًا أو أسبوع العمل تغيّر بعد اعتمادها. الأشهر المقفلة تبقى كما هي.",
  loading: "جارٍ تحميل القائمة",
  failed: "تعذّر تحميل القائمة",
  noneTitle: "لم يُعَد عدّ أي إجازة",
  noneText: "حين تغيّر عطلة أو جدول أيام إجازة معتمدة تظهر تلك الإجازة هنا.",
  search: "ابحث عن موظف",
  person: "الموظف",
  leave: "الإجازة",
  what: "ما الذي تغيّر",
  change: "الرصيد",
  at: "وقت العدّ",
  state: "الرصيد",
  all: "أي رصيد",
  short: "الرصيد لا يكفي",
} satisfies Translation<typeof leaveRecountsEn>;
