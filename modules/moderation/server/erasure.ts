import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyReports } from "./reports/store.ts";

/** Erasure of reports. Runs before the community's, whose mentions locate the person's name in snapshots. */
export const moderationErasure: PersonalErasure = {
  area: "reports",
  title: { en: "Reports of abuse", ar: "البلاغات" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Reports they made by name", ar: "بلاغات قدّمها باسمه" },
      why: {
        en: "Name and text are deleted; the report still counts. Anonymous reports contain no name.",
        ar: "يُحذف الاسم والنص ويبقى البلاغ محسوبًا. أما البلاغات دون اسم فلا تحمل اسمًا أصلًا.",
      },
      covers: ["abuse_report.reporter_id"],
    },
    {
      fate: "kept",
      title: { en: "Reports on what they wrote, and reports they decided", ar: "بلاغات بشأن ما كتبه، وبلاغات بتّ فيها" },
      why: {
        en: "They document the decision. Where quoted text names them, the name is replaced.",
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
