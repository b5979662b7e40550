import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyReports } from "./store-erasure.ts";

/** Reports of abuse of somebody who is erased; before the community, whose mentions say where they were named. */
export const moderationErasure: PersonalErasure = {
  area: "reports",
  title: { en: "Reports of abuse", ar: "البلاغات" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Reports they made by name", ar: "بلاغات قدّمها باسمه" },
      why: {
        en: "Name and text go. That something was reported counts. Anonymous reports bear no name to begin with.",
        ar: "يُحذف الاسم والنص ويبقى البلاغ محسوبًا. أما البلاغات دون اسم فلا تحمل اسمًا أصلًا.",
      },
      covers: ["abuse_report.reporter_id"],
    },
    {
      fate: "kept",
      title: { en: "Cases about what they wrote, and cases they decided", ar: "حالات بشأن ما كتبه وحالات بتّ فيها" },
      why: {
        en: "They tell why a text is there or not. Where a quoted text names them, the name is replaced.",
        ar: "تبيّن سبب بقاء النص أو إزالته، ويُستبدل الاسم حيثما ورد في النص المقتبس.",
      },
      covers: ["report_case.author_id", "report_case.decided_by"],
    },
  ],
  async erase(tx, person) {
    await emptyReports(tx, person);
    return false;
  },
};
