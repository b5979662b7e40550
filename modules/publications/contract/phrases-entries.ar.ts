import type { Translation } from "#shared/translation.ts";
import type { publicationsEntriesEn } from "./phrases-entries.en.ts";

export const publicationsEntriesAr = {
  promotions: { label: "العروض والمزايا", text: "ما يقدمه الشركاء للموظفين، ورموز الاستفادة منه" },
  links: { label: "الروابط", text: "الروابط وعناوينها وحالة كل منها" },
  documents: { label: "التقارير", text: "التقارير المالية والاجتماعية وتقارير النمو" },
} satisfies Translation<typeof publicationsEntriesEn>;
