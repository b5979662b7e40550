import type { PersonalErasure } from "#platform/personal-data/erasure.ts";

export const auditErasure: PersonalErasure = {
  area: "audit",
  title: { en: "Audit", ar: "سجل التدقيق" },
  parts: [
    {
      fate: "kept",
      title: { en: "What they did", ar: "ما فعله" },
      why: {
        en: "The audit is sealed and never edited. It names people by number, which now leads to “Former colleague”; earlier names in the history of their record stay sealed.",
        ar: "سجل التدقيق مختوم ولا يُعدَّل. وهو يشير إلى الأشخاص بأرقام تقود الآن إلى «زميل سابق»، وتبقى الأسماء السابقة في تاريخ سجله الوظيفي مختومة.",
      },
      covers: ["audit.actor_id"],
    },
  ],
  erase: async () => false,
};
