import type { Translation } from "#shared/translation.ts";
import type { sampleAdminEn } from "./phrases-admin.en.ts";

export const sampleAdminAr = {
  title: "SAMPLE_AR",
  search: "نتائج البحث عن: {query}",
} satisfies Translation<typeof sampleAdminEn>;
