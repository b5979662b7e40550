import type { Translation } from "#shared/translation.ts";
import type { moderationEntriesEn } from "./phrases-entries.en.ts";

export const moderationEntriesAr = {
  reports: { label: "البلاغات", text: "المحتوى الذي أبلغ عنه الزملاء" },
} satisfies Translation<typeof moderationEntriesEn>;
