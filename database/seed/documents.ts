import type { Locale } from "#shared/locale.ts";
import type { ReportKind } from "#modules/publications/contract/schemas-document.ts";

type SeedPage = { heading: string; paragraphs: readonly string[] };

export type SeedDocument = {
  kind: ReportKind;
  /** The period, counted back from the last one that has ended. */
  ended: { span: "year" | "quarter" | "month"; before: number };
  titleEn: string;
  titleAr: string;
  summaryEn: string;
  summaryAr: string;
  /** Days from now; null for a draft. */
  published: number | null;
  /** The content of each file; a language without one has no file. */
  pages: Partial<Record<Locale, readonly SeedPage[]>>;
  /** The English file was replaced once. */
  isCorrected?: boolean;
  /** Key of the only role in its audience. */
  role?: string;
};

/** The reports of the demonstration company; all figures are invented. */
export const documents: readonly SeedDocument[] = [
  {
    kind: "financial",
    ended: { span: "quarter", before: 0 },
    titleEn: "Results of the quarter",
    titleAr: "نتائج الربع",
    summaryEn: "Sales grew by 7%, costs by 3%. The new warehouse in Jeddah pays for itself sooner than planned.",
    summaryAr: "نمت المبيعات ٧٪ والتكاليف ٣٪، ويغطي المستودع الجديد في جدة تكلفته قبل الموعد المخطط له.",
    published: -12,
    isCorrected: true,
    pages: {
      en: [
        {
          heading: "Results of the quarter",
          paragraphs: [
            "Sales came to 412 million riyals, 7% more than in the same quarter last year. Two thirds of the growth come from customers we already had.",
            "Costs grew by 3%. Fuel was dearer; in return the warehouses used a tenth less electricity than a year ago.",
          ],
        },
        {
          heading: "What comes next",
          paragraphs: [
            "The warehouse in Jeddah opened in May and is full to 81%. It will have paid for itself in four years rather than six.",
            "Nothing in these figures has been audited yet. The report of the year will be.",
          ],
        },
      ],
      ar: [
        {
          heading: "نتائج الربع",
          paragraphs: [
            "بلغت المبيعات ٤١٢ مليون ريال، بزيادة ٧٪ على الربع نفسه من العام الماضي، وجاء ثلثا النمو من عملائنا الحاليين.",
            "وزادت التكاليف ٣٪ مع ارتفاع أسعار الوقود، في حين انخفض استهلاك المستودعات من الكهرباء بمقدار العُشر عن العام الماضي.",
          ],
        },
        {
          heading: "الخطوات القادمة",
          paragraphs: [
            "افتُتح مستودع جدة في مايو، وهو مشغول بنسبة ٨١٪، وسيغطي تكلفته في أربع سنوات بدلًا من ست.",
            "لم تُدقَّق هذه الأرقام بعد، وسيُدقَّق التقرير السنوي.",
          ],
        },
      ],
    },
  },
  {
    kind: "financial",
    ended: { span: "year", before: 0 },
    titleEn: "Annual report",
    titleAr: "التقرير السنوي",
    summaryEn: "The year in figures: income, spending, and what is left for what we plan.",
    summaryAr: "العام بالأرقام: الإيرادات والمصروفات، وما يتبقى لخططنا.",
    published: -200,
    pages: {
      ar: [
        {
          heading: "التقرير السنوي",
          paragraphs: [
            "بلغت إيرادات المجموعة ١٫٦ مليار ريال، ووُجّه منها ١٢٠ مليونًا إلى المستودعات والأنظمة الجديدة.",
            "انضم إلينا ٩٤ زميلًا وزميلة، وصار عددنا في نهاية العام ١٬٢٠٠.",
          ],
        },
      ],
    },
  },
  {
    kind: "financial",
    ended: { span: "month", before: 0 },
    titleEn: "Figures of the month for managers",
    titleAr: "أرقام الشهر للمديرين",
    summaryEn: "Spending by department, against the plan.",
    summaryAr: "المصروفات لكل إدارة مقارنة بالخطة.",
    published: -3,
    role: "administrator",
    pages: {
      en: [
        {
          heading: "Figures of the month",
          paragraphs: ["Eleven of fourteen departments stayed within their plan. The others explain theirs on Sunday."],
        },
      ],
    },
  },
  {
    kind: "social",
    ended: { span: "quarter", before: 0 },
    titleEn: "With our neighbours",
    titleAr: "مع جيراننا",
    summaryEn: "Palm planting, blood donation, and 640 hours that colleagues gave to schools nearby.",
    summaryAr: "غرس النخيل، والتبرع بالدم، و٦٤٠ ساعة تطوّع بها الزملاء في المدارس القريبة.",
    published: -20,
    pages: {
      en: [
        {
          heading: "With our neighbours",
          paragraphs: [
            "Colleagues planted 300 palms along the valley road, and 112 of them gave blood in one week.",
            "Reading hours at three schools took 640 hours of working time, which the company gave.",
          ],
        },
      ],
      ar: [
        {
          heading: "مع جيراننا",
          paragraphs: [
            "غرس الزملاء ٣٠٠ نخلة على طريق الوادي، وتبرع ١١٢ منهم بالدم في أسبوع واحد.",
            "وبلغت ساعات القراءة في ثلاث مدارس ٦٤٠ ساعة عمل تكفّلت بها الشركة.",
          ],
        },
      ],
    },
  },
  {
    kind: "growth",
    ended: { span: "year", before: 0 },
    titleEn: "Where we grow",
    titleAr: "أين ننمو",
    summaryEn: "New cities, new services, and the people we look for.",
    summaryAr: "مدن جديدة وخدمات جديدة، ومن نبحث عنهم للانضمام إلينا.",
    published: -90,
    pages: {
      en: [
        {
          heading: "Where we grow",
          paragraphs: [
            "Tabuk and Abha are next. Both open with a warehouse of their own and about forty colleagues.",
            "Delivery on the same day now covers six cities and will cover nine.",
          ],
        },
      ],
    },
  },
  {
    kind: "social",
    ended: { span: "month", before: 0 },
    titleEn: "The month in the community",
    titleAr: "الشهر في مجتمعنا",
    summaryEn: "What is planned with the schools, and how to take part.",
    summaryAr: "ما نخطط له مع المدارس، وكيف تشارك.",
    published: 5,
    pages: {
      en: [{ heading: "The month in the community", paragraphs: ["Reading hours begin again after the holidays."] }],
    },
  },
  {
    kind: "growth",
    ended: { span: "quarter", before: 0 },
    titleEn: "Plans of the quarter",
    titleAr: "خطط الربع",
    summaryEn: "What was begun, and what waits.",
    summaryAr: "ما بدأناه وما ينتظر.",
    published: null,
    pages: {},
  },
];
