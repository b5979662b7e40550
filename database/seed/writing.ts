// Showcase of the editor: a topic with a picture, files, mentions and a history, a reply with a mention, and a draft.

/** The topic, by its English title, and its additions. */
export const illustrated = {
  topic: "Basement 2 closes for three weeks: where to park",
  alt: {
    en: "Plan: the east yard with two shaded rows, and the dotted way to the main entrance",
    ar: "مخطط: الساحة الشرقية وفيها صفان مظللان، والطريق المنقّط إلى المدخل الرئيسي",
  },
  lastWords: { en: "Anything missing on the plan? Ask ", ar: "ينقص المخطط شيء؟ اسألوا " },
  department: "facilities",
  /** Its titles in the first version. */
  firstTitles: { en: "Basement 2 is closed", ar: "إغلاق القبو الثاني" },
  files: [
    {
      name: "أماكن الوقوف البديلة - Alternative parking.csv",
      mediaType: "text/csv",
      content: [
        "\ufeffالمكان,Place,المواقف,Places,مشيًا (دقائق),On foot (minutes)",
        "الساحة الشرقية,East yard,70,70,4,4",
        "القبو الأول بحسب اللوحة,Basement 1 by plate number,96,96,1,1",
        "صف الزوار (ثلاثة ركاب فأكثر),Visitors' row (three people or more),14,14,2,2",
        "مواقف محطة المترو مع الحافلة,Metro station with the shuttle,40,40,12,12",
        "",
      ].join("\r\n"),
    },
    {
      name: "Shuttle times - مواعيد الحافلة.txt",
      mediaType: "text/plain",
      content: [
        "From the metro station / من محطة المترو",
        "06:30 06:42 06:54 07:06 07:18 07:30 07:42 07:54 08:06 08:18 08:30 08:42 08:54 09:06 09:20",
        "",
        "To the metro station / إلى محطة المترو",
        "15:00 15:12 15:24 15:36 15:48 16:00 16:12 16:24 16:36 16:48 17:00 17:12 17:24 17:36 17:48",
        "",
      ].join("\r\n"),
    },
  ],
} as const;

/** A comment on the same topic, by its text, with a mention of the person it replies to. */
export const naming = { comment: "أنا! ومستعدة أدفع نصيبي قهوة.", names: "yara" } as const;

/** An unfinished draft. */
export const draft = {
  person: "omar",
  category: 4,
  titleEn: "A quiet corner for reading on the second floor",
  titleAr: "ركن هادئ للقراءة في الطابق الثاني",
  bodyEn: `The glass room next to the printers stands empty most afternoons. What if we made it a **reading corner**?

- A shelf for books we have finished and want to pass on
- Two armchairs from the old reception
- No calls, no meetings`,
  bodyAr: "الغرفة الزجاجية بجانب الطابعات فارغة معظم العصر. ما رأيكم أن نجعلها ركنًا للقراءة؟",
  savedHoursAgo: 3,
} as const;
