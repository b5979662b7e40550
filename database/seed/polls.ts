/** A poll of the demonstration community, by the English title of its topic. */
export type SeedPoll = {
  topic: string;
  questionEn?: string;
  questionAr?: string;
  choices: { en: string; ar: string; votes: number }[];
  /** Number of voters; each ticked at least one choice. */
  voters: number;
  maximumChoices?: number;
  /** Whole days from today, negative for closed polls, and the hour of the day in the organisation's time zone. */
  closes?: { inDays: number; hour: number };
  results?: "afterVote" | "afterClose";
  ballot?: "open";
  isFinal?: true;
  /** Demonstration accounts that voted too, in any case. */
  alsoVoted?: string[];
};

export const polls: SeedPoll[] = [
  {
    topic: "21 or 24 degrees? The eighth floor must decide",
    questionEn: "Which number do we write on the wall?",
    questionAr: "أي رقم نعلّقه على الجدار؟",
    choices: [
      { en: "21, and I brought my own sunshine", ar: "21، وأنا جايب شمسي معي", votes: 6 },
      { en: "22", ar: "22", votes: 9 },
      { en: "23, the fair one", ar: "23، الرقم العادل", votes: 17 },
      { en: "24, gloves included", ar: "24، والقفازات علينا", votes: 12 },
    ],
    voters: 44,
    closes: { inDays: 3, hour: 14 },
  },
  {
    topic: "The Wahat book club picks its next book. Argue here.",
    choices: [
      { en: "The Well and the Map", ar: "البئر والخريطة", votes: 11 },
      { en: "Small Repairs", ar: "إصلاحات صغيرة", votes: 14 },
      { en: "A Hundred Ways to Say Wait", ar: "مئة طريقة لتقول انتظر", votes: 8 },
      { en: "The City That Drank the Wind", ar: "المدينة التي شربت الريح", votes: 9 },
    ],
    voters: 42,
    closes: { inDays: -9, hour: 14 },
    alsoVoted: ["alia", "omar"],
  },
  {
    topic: "Pitches for next quarter are open: small, annoying, solvable",
    questionEn: "Which problems do you meet every week?",
    questionAr: "أي هذه المشكلات تقابلها كل أسبوع؟",
    choices: [
      { en: "Nobody knows which bin takes what", ar: "لا أحد يعرف أي سلة لأي نفاية", votes: 19 },
      { en: "Has the workers' bus gone or is it late?", ar: "حافلة العمال: فاتت أم تأخرت؟", votes: 13 },
      { en: "Shade for everything but the cars", ar: "الظل على كل شيء إلا السيارات", votes: 22 },
      { en: "Fourteen policies on the first day", ar: "أربع عشرة سياسة في اليوم الأول", votes: 9 },
    ],
    voters: 38,
    maximumChoices: 2,
    closes: { inDays: 9, hour: 16 },
    results: "afterClose",
  },
  {
    topic: "Town hall on Wednesday: send the question you would not ask aloud",
    questionEn: "What should get the most of our half hour?",
    questionAr: "لأي موضوع نعطي الوقت الأكبر من نصف الساعة؟",
    choices: [
      { en: "The flexible-hours trial", ar: "تجربة الساعات المرنة", votes: 14 },
      { en: "The first days of the garden walk", ar: "الأيام الأولى لممشى النهر", votes: 5 },
      { en: "Parking, because it is always parking", ar: "المواقف، لأنها المواقف دائمًا", votes: 16 },
    ],
    voters: 35,
    results: "afterVote",
    isFinal: true,
  },
  {
    topic: "Thursday breakfast: bring the dish your mother would defend",
    questionEn: "What do you bring?",
    questionAr: "ماذا ستُحضر؟",
    choices: [
      { en: "Something savoury", ar: "طبقًا مالحًا", votes: 9 },
      { en: "Something sweet", ar: "طبقًا حلوًا", votes: 7 },
      { en: "Bread or fruit", ar: "خبزًا أو فاكهة", votes: 6 },
      { en: "A good story", ar: "سالفة حلوة", votes: 4 },
    ],
    voters: 22,
    maximumChoices: 3,
    ballot: "open",
    alsoVoted: ["huda"],
  },
];
