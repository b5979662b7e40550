import type { Translation } from "#shared/translation.ts";
import type { servicesEntriesEn } from "./phrases-entries.en.ts";

export const servicesEntriesAr = {
  services: { label: "الخدمات", text: "النماذج، والمعتمدون، والخدمات المتاحة" },
} satisfies Translation<typeof servicesEntriesEn>;
