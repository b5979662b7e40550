import type { Translation } from "#shared/translation.ts";
import type { peopleEntriesEn } from "./phrases-entries.en.ts";

export const peopleEntriesAr = {
  departments: { label: "الإدارات", text: "إدارات الجهة وتسلسلها وموظفوها" },
} satisfies Translation<typeof peopleEntriesEn>;
