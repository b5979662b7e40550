import type { Translation } from "#shared/translation.ts";
import type { webhooksEntriesEn } from "./phrases-entries.en.ts";

export const webhooksEntriesAr = {
  webhooks: { label: "Webhooks", text: "إبلاغ الأنظمة الأخرى بالأحداث" },
} satisfies Translation<typeof webhooksEntriesEn>;
