import type { Translation } from "#shared/translation.ts";
import type { sampleEn } from "./phrases.en.ts";

export const sampleAr = {
  title: "SAMPLE_AR",
  loading: "جارٍ التحميل",
  failed: "تعذّر التحميل",
  emptyTitle: "لا عناصر بعد",
  emptyText: "ستجد هنا كل ما يُضاف.",
  more: "عرض المزيد",
  loadingMore: "جارٍ تحميل المزيد",
  shown:
    "{count, plural, zero {لا عناصر معروضة} one {عنصر واحد معروض} two {عنصران معروضان} few {# عناصر معروضة} many {# عنصرًا معروضًا} other {# عنصر معروض}}",
} satisfies Translation<typeof sampleEn>;
