import type { PersonalErasure } from "#platform/personal-data/erasure.ts";

export const pollErasure: PersonalErasure = {
  area: "polls",
  title: { en: "Polls", ar: "الاستطلاعات" },
  parts: [
    {
      fate: "kept",
      title: { en: "Votes", ar: "الأصوات" },
      why: {
        en: "Results do not change. Open ballots show “Former colleague”.",
        ar: "تبقى النتائج كما كانت، ويظهر في التصويت العلني «زميل سابق».",
      },
      covers: ["poll_vote.person_id", "poll_vote_choice.person_id"],
    },
  ],
  erase: async () => false,
};
