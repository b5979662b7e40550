import type { Translation } from "#shared/translation.ts";
import type { payrollEntriesEn } from "./phrases-entries.en.ts";

export const payrollEntriesAr = {
  payroll: { label: "ملفات الرواتب", text: "تسليم الأشهر المقفلة إلى نظام الرواتب" },
} satisfies Translation<typeof payrollEntriesEn>;
