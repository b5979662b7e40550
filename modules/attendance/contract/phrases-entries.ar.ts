import type { Translation } from "#shared/translation.ts";
import type { attendanceEntriesEn } from "./phrases-entries.en.ts";

export const attendanceEntriesAr = {
  board: { label: "لوحة الحضور", text: "الحاضرون الآن" },
  sheet: { label: "كشف الحضور", text: "حضور الموظفين خلال شهر كامل، مع التصحيح" },
  review: { label: "المراجعة", text: "تسجيلات تحتاج إلى مراجعة" },
  tester: { label: "اختبار الجداول", text: "أي جدول ينطبق، وما أثر تعديله" },
  assignments: { label: "موظفو المواقع وجداول الدوام", text: "من يعمل، وأين، وبأي ساعات" },
  zones: { label: "جداول الدوام", text: "ساعات أسبوعية بين تاريخين" },
  locations: { label: "المواقع", text: "أماكن العمل وحدودها على الخريطة" },
  exceptionDays: { label: "الأيام الاستثنائية", text: "العطل وأيام العمل المخالفة للمعتاد" },
  workingTimeRules: { label: "ساعات العمل", text: "حدود ساعات العمل، وقواعد جاهزة للاعتماد" },
  findings: { label: "مخالفات ساعات العمل", text: "من تجاوز أي حد، ومتى" },
  overtimePolicies: { label: "سياسات العمل الإضافي", text: "ما يُحتسب عملًا إضافيًا ومن يعتمده" },
  overtimeClaims: { label: "العمل الإضافي", text: "سجلات العمل الإضافي وما تقرر بشأنها" },
  lookups: { label: "القوائم المرجعية", text: "أنواع الإجازات والأسباب" },
  months: { label: "الأشهر", text: "ما بقي مفتوحًا في الشهر قبل إقفاله" },
} satisfies Translation<typeof attendanceEntriesEn>;
