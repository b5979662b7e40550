/** Templates for reasons of decisions, in both languages because the author's language is unknown. */
export const templateNames = ["fine", "respect", "privacy", "falsehood", "advertising", "property"] as const;
export type TemplateName = (typeof templateNames)[number];

export const templates: Readonly<Record<TemplateName, { en: string; ar: string }>> = {
  fine: {
    en: "We have looked at it and found nothing against our rules. It stays as it is.",
    ar: "اطّلعنا عليه ولم نجد فيه ما يخالف قواعدنا، فيبقى كما هو.",
  },
  respect: {
    en: "It hurts colleagues. We argue about things here, never against people.",
    ar: "فيه إساءة إلى الزملاء. نختلف هنا في الآراء ولا نسيء إلى الأشخاص.",
  },
  privacy: {
    en: "It shows private data of someone who has not agreed to that. Please post it again without it.",
    ar: "يتضمن بيانات شخصية لم يأذن صاحبها بنشرها. يُرجى إعادة النشر من دونها.",
  },
  falsehood: {
    en: "What it says is not right and can do harm. Please check the facts before you post it again.",
    ar: "ما ورد فيه غير صحيح وقد يُلحق ضررًا. يُرجى التحقق من المعلومات قبل نشره من جديد.",
  },
  advertising: {
    en: "Advertising does not belong here. Promotions for colleagues have their own page.",
    ar: "لا مكان للإعلانات هنا، وللعروض المقدَّمة للزملاء صفحة خاصة بها.",
  },
  property: {
    en: "Someone else’s work was used without permission. Please name the source or use your own.",
    ar: "استُخدم فيه عمل يخصّ غيرك دون إذن. يُرجى ذكر المصدر أو استخدام عمل من عندك.",
  },
};
