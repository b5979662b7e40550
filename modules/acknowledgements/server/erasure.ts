import type { PersonalErasure } from "#platform/personal-data/erasure.ts";

export const acknowledgementErasure: PersonalErasure = {
  area: "must-reads",
  title: { en: "Must-reads", ar: "القراءات المطلوبة" },
  parts: [
    {
      fate: "kept",
      title: { en: "Acknowledgements and reading requests", ar: "الإقرارات وما طلب من غيره قراءته" },
      why: {
        en: "The number of readers is kept as proof, without names.",
        ar: "إثبات القراءة وعدد القرّاء مما يلزم الجهة حفظه، ولا يحمل اسمًا.",
      },
      covers: ["acknowledgement.person_id", "must_read.asked_by"],
    },
  ],
  erase: async () => false,
};
