import type { Translation } from "#shared/translation.ts";
import type { administrationEntriesEn } from "./phrases-entries.en.ts";

export const administrationEntriesAr = {
  jobs: { label: "مهام النظام المتعثرة", text: "إعادة تنفيذ المهام المتعثرة أو إلغاؤها" },
  settings: { label: "الإعدادات", text: "الأسماء والألوان والتقويم والبريد والحدود" },
  audit: { label: "سجل التدقيق", text: "ما حدث ومن قام به وسلامة السجل" },
} satisfies Translation<typeof administrationEntriesEn>;
