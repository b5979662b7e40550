/** A lookup of the demonstration company; `above` is the English name of its parent. */
export type SeedLookup = {
  category: "leaveType" | "permissionType" | "correctionReason" | "exceptionReason" | "other";
  nameEn: string;
  nameAr: string;
  above?: string;
  isRequired?: boolean;
  isActive?: boolean;
};

/** In display order. */
export const lookups: SeedLookup[] = [
  { category: "leaveType", nameEn: "Annual leave", nameAr: "إجازة سنوية" },
  { category: "leaveType", nameEn: "Sick leave", nameAr: "إجازة مرضية", isRequired: true },
  {
    category: "leaveType",
    nameEn: "Sick leave with hospital stay",
    nameAr: "إجازة مرضية مع تنويم",
    above: "Sick leave",
    isRequired: true,
  },
  { category: "leaveType", nameEn: "Emergency leave", nameAr: "إجازة اضطرارية", isRequired: true },
  { category: "leaveType", nameEn: "Parental leave", nameAr: "إجازة أبوة أو أمومة" },
  { category: "leaveType", nameEn: "Bereavement leave", nameAr: "إجازة وفاة" },
  { category: "leaveType", nameEn: "Hajj leave", nameAr: "إجازة حج" },
  { category: "leaveType", nameEn: "Examination leave", nameAr: "إجازة اختبارات" },
  { category: "permissionType", nameEn: "Medical appointment", nameAr: "موعد طبي" },
  { category: "permissionType", nameEn: "Personal errand", nameAr: "ظرف شخصي" },
  { category: "permissionType", nameEn: "School visit", nameAr: "مراجعة المدرسة", above: "Personal errand" },
  { category: "permissionType", nameEn: "Government office", nameAr: "مراجعة جهة حكومية", above: "Personal errand" },
  { category: "correctionReason", nameEn: "Forgot to check in or out", nameAr: "نسيان تسجيل الحضور أو الانصراف" },
  { category: "correctionReason", nameEn: "Phone or network failure", nameAr: "عطل في الهاتف أو الشبكة" },
  { category: "correctionReason", nameEn: "Work outside the site", nameAr: "عمل خارج الموقع", isRequired: true },
  { category: "correctionReason", nameEn: "Wrong punch", nameAr: "تسجيل خاطئ", isRequired: true },
  { category: "exceptionReason", nameEn: "Public holiday", nameAr: "عطلة رسمية" },
  { category: "exceptionReason", nameEn: "Stock-taking", nameAr: "جرد" },
  { category: "exceptionReason", nameEn: "Weather", nameAr: "أحوال جوية" },
  { category: "exceptionReason", nameEn: "Company event", nameAr: "فعالية الشركة" },
  { category: "other", nameEn: "Transport by company bus", nameAr: "النقل بحافلة الشركة" },
  { category: "other", nameEn: "Punch cards", nameAr: "بطاقات الحضور الورقية", isActive: false },
];
