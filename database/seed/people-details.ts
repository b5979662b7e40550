import type { SpokenLanguage } from "#modules/people/contract/languages.ts";

/** Offices of the demonstration company. */
export const places = {
  riyadh: { en: "Riyadh HQ", ar: "المقر الرئيسي، الرياض" },
  jeddah: { en: "Jeddah office", ar: "مكتب جدة" },
  dammam: { en: "Dammam office", ar: "مكتب الدمام" },
  north: { en: "Northern District site", ar: "موقع الحي الشمالي" },
} as const;
export type SeedPlace = keyof typeof places;

/** A person's directory entry beyond their position. */
export type SeedDetails = {
  place?: SeedPlace;
  languages?: SpokenLanguage[];
  skills?: string[];
  aboutEn?: string;
  aboutAr?: string;
};

/** Departments outside of the headquarters. */
export const placeOfDepartment: Readonly<Record<string, SeedPlace>> = {
  operations: "dammam",
  care: "jeddah",
  sales: "jeddah",
};

/** Profiles of some people, by the keys of `people.ts`. */
export const details: Readonly<Record<string, SeedDetails>> = {
  alia: {
    skills: ["Change management", "Accessibility"],
    aboutEn: "I look after the tools we all work with. Tell me what gets in your way.",
    aboutAr: "أعتني بالأدوات التي نعمل بها جميعًا. أخبرني بما يعيق عملك.",
  },
  bilal: { languages: ["en", "ar", "bn"], skills: ["Linux", "PostgreSQL", "Networks"] },
  dana: { skills: ["SQL", "Power BI", "Statistics"] },
  elena: { languages: ["ru", "en", "ar"], skills: ["Negotiation"] },
  faris: { skills: ["Photography", "Video editing"] },
  grace: { languages: ["sw", "en"], skills: ["Six Sigma"] },
  hamad: { place: "north", skills: ["ETABS", "Concrete"] },
  anas: { place: "north", skills: ["AutoCAD", "Surveying"] },
  imran: { languages: ["ur", "en", "ar"], skills: ["SAP", "Reconciliation"] },
  jana: { skills: ["Illustration", "Typography", "Figma"] },
  karim: {
    skills: ["Editing", "Arabic copywriting"],
    aboutEn: "Send me your drafts; I return them shorter.",
    aboutAr: "أرسل لي مسوداتك وأعيدها أقصر.",
  },
  khaled: { skills: ["Labour law", "Rostering"], aboutEn: "Ask me about attendance and leave." },
  layla: {
    languages: ["ar", "en", "fr"],
    skills: ["TypeScript", "Team leadership"],
    aboutEn: "I lead the team behind our internal systems.",
    aboutAr: "أقود الفريق الذي يبني أنظمتنا الداخلية.",
  },
  lina: { skills: ["Product discovery", "User research"] },
  noura: { skills: ["Incident response", "ISO 27001"] },
  omar: {
    languages: ["ar", "en"],
    skills: ["TypeScript", "PostgreSQL", "Calligraphy"],
    aboutEn: "Backend by day, Diwani script by night.",
    aboutAr: "مبرمج نهارًا، وخطاط ديواني مساءً.",
  },
  priya: { languages: ["ml", "hi", "en"], skills: ["Playwright", "Accessibility"] },
  rania: { skills: ["Revit", "Urban design"] },
  ravi: { languages: ["te", "hi", "en"], skills: ["Excel", "Forecasting"] },
  sara: { skills: ["Coaching", "Labour law"], aboutAr: "بابي مفتوح كل أحد من العاشرة إلى الثانية عشرة." },
  yousef: { languages: ["ar", "en", "tr"], skills: ["TypeScript", "React"] },
  ziad: { languages: ["ar", "fr", "en"], skills: ["Budgeting", "Excel"] },
};
