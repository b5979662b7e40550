import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** Personal data in this module: a person's votes, secret ones included. */
export const pollData: PersonalDataSource = {
  area: "polls",
  title: { en: "Polls", ar: "الاستطلاعات" },
  parts: [
    {
      name: "votes",
      title: { en: "My votes", ar: "أصواتي" },
      covers: ["poll_vote.person_id"],
      query: `
        select p.topic_id as topic, p.question_ar as "questionAr", p.question_en as "questionEn", p.ballot,
          c.text_ar as "choiceAr", c.text_en as "choiceEn"
        from poll_vote v join poll p on p.id = v.poll_id
        left join poll_vote_choice x on x.poll_id = v.poll_id and x.person_id = v.person_id
        left join poll_choice c on c.id = x.choice_id
        where v.person_id = $1 order by p.id, c.position`,
    },
  ],
};
