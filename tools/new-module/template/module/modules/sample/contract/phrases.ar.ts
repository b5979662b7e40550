import type { Translation } from "#shared/translation.ts";
import type { sampleEn } from "./phrases.en.ts";

export const sampleAr = {
  title: "SAMPLE_AR",
  loading: "جارٍ التحميل",
  emptyTitle: "لا عناصر بعد",
  emptyText: "ستجد هنا كل ما يُضاف.",
} satisfies Translation<typeof sampleEn>;
