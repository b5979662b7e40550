import type { Translation } from "#shared/translation.ts";
import type { payrollEntriesEn } from "./phrases-entries.en.ts";

export const payrollEntriesAr = {
  payroll: { label: "ملفات الرواتب", text: "ملفات الأشهر المقفلة لنظام الرواتب" },
} satisfies Translation<typeof payrollEntriesEn>;
