import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyLeave } from "./store-erasure.ts";

export const leaveErasure: PersonalErasure = {
  area: "leave",
  title: { en: "Leave", ar: "الإجازات" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Opening balances, adjustments and suspensions", ar: "الأرصدة الافتتاحية والتسويات وفترات التوقف" },
      why: { en: "Notes are deleted; days are kept.", ar: "تُحذف الملاحظات وتبقى الأيام." },
      covers: ["leave_entry.person_id", "leave_suspension.person_id"],
    },
    {
      fate: "kept",
      title: { en: "Days of leave, and policies", ar: "أيام الإجازات وسياساتها" },
      why: {
        en: "Days of past leave are kept, without names.",
        ar: "تبقى أيام الإجازات الماضية كما كانت، ولا تحمل اسمًا.",
      },
      covers: ["leave_use.person_id", "leave_recount.person_id", "leave_policy_person.person_id"],
    },
  ],
  async erase(tx, { id }) {
    await runAll(tx, emptyLeave, id);
    return false;
  },
};
