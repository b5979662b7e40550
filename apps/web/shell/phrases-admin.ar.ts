import type { Translation } from "#shared/translation.ts";
import type { shellAdminEn } from "./phrases-admin.en.ts";

export const shellAdminAr = {
  title: "لوحة التحكم",
  intro: "أدوات إدارة البوابة وضبطها",
  groups: {
    community: "المجتمع",
    attendance: "الحضور",
    leave: "الإجازات",
    rules: "جداول الدوام والقواعد",
    people: "شؤون الموظفين",
    publications: "المنشورات",
    system: "النظام",
    services: "الخدمات الإلكترونية",
  },
} satisfies Translation<typeof shellAdminEn>;
