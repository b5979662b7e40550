import type { Translation } from "#shared/translation.ts";
import type { communityEntriesEn } from "./phrases-entries.en.ts";

export const communityEntriesAr = {
  categories: { label: "التصنيفات", text: "الأسماء والألوان ومن يحق له النشر" },
  topics: { label: "المواضيع", text: "البحث عن المواضيع وتفعيلها ونقلها وحذفها" },
} satisfies Translation<typeof communityEntriesEn>;
