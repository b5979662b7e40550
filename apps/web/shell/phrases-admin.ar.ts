import type { Translation } from "#shared/translation.ts";
import type { shellAdminEn } from "./phrases-admin.en.ts";

export const shellAdminAr = {
  title: "لوحة التحكم",
  intro: "أدوات إدارة البوابة وضبطها",
} satisfies Translation<typeof shellAdminEn>;
