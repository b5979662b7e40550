import type { CodeKind } from "#modules/publications/contract/schemas-promotion.ts";

type SeedPromotion = {
  partnerEn: string;
  partnerAr: string;
  titleEn: string;
  titleAr: string;
  textEn?: string;
  textAr?: string;
  address?: string;
  /** Days from today. */
  from: number;
  to: number;
  codeKind: CodeKind;
  sharedCode?: string;
  /** Number of individual codes. */
  codes?: number;
};

/** Promotions of partners for people of the demonstration company; all of them are invented. */
export const promotions: readonly SeedPromotion[] = [
  {
    partnerEn: "Nakhla Café",
    partnerAr: "مقهى نخلة",
    titleEn: "A fifth off every morning",
    titleAr: "خصم ٢٠٪ كل صباح",
    textEn: "Show your badge before 10:00, in all branches in Riyadh and Jeddah.",
    textAr: "أبرز بطاقتك قبل العاشرة صباحًا في كل فروع الرياض وجدة.",
    from: -40,
    to: 5,
    codeKind: "none",
  },
  {
    partnerEn: "Sahel Gym",
    partnerAr: "نادي ساحل",
    titleEn: "Three months for the price of two",
    titleAr: "ثلاثة أشهر بسعر شهرين",
    textEn: "One code for each employee. Family members pay the same price at the desk.",
    textAr: "رمز لكل موظف. ويدفع أفراد الأسرة السعر نفسه لدى الاستقبال.",
    address: "https://sahel-gym.example/wahat",
    from: -10,
    to: 60,
    codeKind: "unique",
    codes: 40,
  },
  {
    partnerEn: "Rihla Travel",
    partnerAr: "رحلة للسفر",
    titleEn: "15% off domestic flights",
    titleAr: "خصم ١٥٪ على الرحلات الداخلية",
    address: "https://rihla.example/partners",
    from: -3,
    to: 90,
    codeKind: "shared",
    sharedCode: "WAHAT15",
  },
  {
    partnerEn: "Noor Opticians",
    partnerAr: "نور للبصريات",
    titleEn: "Free eye test",
    titleAr: "فحص نظر مجاني",
    from: 14,
    to: 120,
    codeKind: "none",
  },
];
