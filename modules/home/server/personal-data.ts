import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const homeData: PersonalDataSource = {
  area: "home",
  title: { en: "Home", ar: "الصفحة الرئيسية" },
  parts: [
    {
      name: "hidden-widgets",
      title: { en: "Sections hidden on my home page", ar: "ما أخفيه من صفحتي الرئيسية" },
      covers: ["home_hidden_widget.person_id"],
      query: "select widget from home_hidden_widget where person_id = $1 order by widget",
    },
  ],
};
