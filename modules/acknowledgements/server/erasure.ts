import type { PersonalErasure } from "#platform/personal-data/erasure.ts";

/** Must-reads of somebody who is erased. */
export const acknowledgementErasure: PersonalErasure = {
  area: "must-reads",
  title: { en: "Must-reads", ar: "القراءات الإلزامية" },
  parts: [
    {
      fate: "kept",
      title: { en: "Acknowledgements and what they asked others to read", ar: "الإقرارات وما طلب من غيره قراءته" },
      why: {
        en: "That something was read, and by how many, is proof that the organisation owes. No name is with it.",
        ar: "إثبات القراءة وعدد القرّاء مما يلزم الجهة حفظه، ولا يحمل اسمًا.",
      },
      covers: ["acknowledgement.person_id", "must_read.asked_by"],
    },
  ],
  erase: async () => false,
};
