import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const acknowledgementData: PersonalDataSource = {
  area: "must-reads",
  title: { en: "Must-reads", ar: "القراءات المطلوبة" },
  parts: [
    {
      name: "acknowledgements",
      title: { en: "What I acknowledged", ar: "ما أقررت بقراءته" },
      covers: ["acknowledgement.person_id"],
      query: `
        select a.topic_id as topic, coalesce(t.title_ar, t.title_en) as "topicAr",
          coalesce(t.title_en, t.title_ar) as "topicEn", a.topic_version as "topicVersion",
          a.acknowledged_at as "acknowledgedAt"
        from acknowledgement a join topic t on t.id = a.topic_id where a.person_id = $1 order by a.acknowledged_at`,
    },
    {
      name: "asked",
      title: { en: "What I asked others to read", ar: "ما طلبت من غيري قراءته" },
      covers: ["must_read.asked_by"],
      query: `
        select topic_id as topic, due_on as "dueOn", is_for_everyone as "isForEveryone", asked_at as "askedAt"
        from must_read where asked_by = $1 order by asked_at`,
    },
  ],
};
