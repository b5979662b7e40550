import type { Locale } from "#shared/locale.ts";
import type { AccountStatus } from "../accounts/store.ts";

/** Columns of tables of people, in order. */
export const tableColumns = [
  "email",
  "nameEn",
  "nameAr",
  "titleEn",
  "titleAr",
  "department",
  "role",
  "language",
  "employeeNumber",
  "hireDate",
  "endDate",
  "contractKind",
  "weeklyMinutes",
  "status",
  "createdAt",
  "lastSignedInAt",
] as const;
export type TableColumn = (typeof tableColumns)[number];

type TableWords = {
  fileName: string;
  heading: Record<TableColumn, string>;
  status: Record<AccountStatus, string>;
};

const en: TableWords = {
  fileName: "Employees",
  heading: {
    email: "Email address",
    nameEn: "Name in English",
    nameAr: "Name in Arabic",
    titleEn: "Title in English",
    titleAr: "Title in Arabic",
    department: "Department",
    role: "Roles",
    language: "Language",
    employeeNumber: "Employee number",
    hireDate: "Hire date",
    endDate: "Last day of work",
    contractKind: "Kind of contract",
    weeklyMinutes: "Contract minutes per week",
    status: "State",
    createdAt: "Created date",
    lastSignedInAt: "Last signed in",
  },
  status: {
    unconfirmed: "Unconfirmed",
    waiting: "Waiting",
    invited: "Invited",
    active: "Active",
    disabled: "Deactivated",
  },
};

const ar: TableWords = {
  fileName: "الموظفون",
  heading: {
    email: "البريد الإلكتروني",
    nameEn: "الاسم بالإنجليزية",
    nameAr: "الاسم بالعربية",
    titleEn: "المسمى بالإنجليزية",
    titleAr: "المسمى بالعربية",
    department: "الإدارة",
    role: "الأدوار",
    language: "اللغة",
    employeeNumber: "الرقم الوظيفي",
    hireDate: "تاريخ الالتحاق",
    endDate: "آخر يوم عمل",
    contractKind: "نوع العقد",
    weeklyMinutes: "دقائق العمل الأسبوعية في العقد",
    status: "الحالة",
    createdAt: "تاريخ الإنشاء",
    lastSignedInAt: "آخر دخول",
  },
  status: {
    unconfirmed: "غير مؤكد",
    waiting: "بانتظار الاعتماد",
    invited: "مدعو",
    active: "مفعّل",
    disabled: "معطّل",
  },
};

/** Texts of exported tables by language; the headings are those of imports. */
export const tableMessages: Readonly<Record<Locale, TableWords>> = { en, ar };
