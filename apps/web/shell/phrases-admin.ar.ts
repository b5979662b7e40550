import type { Translation } from "#shared/translation.ts";
import type { shellAdminEn } from "./phrases-admin.en.ts";

export const shellAdminAr = {
  title: "لوحة التحكم",
  intro: "أدوات إدارة البوابة وضبطها",
  groups: {
    community: "المجتمع",
    attendance: "الحضور",
    people: "شؤون الموظفين",
    publications: "المنشورات",
    system: "النظام",
    services: "الخدمات الإلكترونية",
  },
} satisfies Translation<typeof shellAdminEn>;
