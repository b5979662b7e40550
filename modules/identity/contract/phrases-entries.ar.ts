import type { Translation } from "#shared/translation.ts";
import type { identityEntriesEn } from "./phrases-entries.en.ts";

export const identityEntriesAr = {
  users: { label: "الموظفون", text: "دعوة الموظفين وحساباتهم وأدوارهم" },
  roles: { label: "الأدوار", text: "صلاحيات كل دور وأعضاؤه" },
} satisfies Translation<typeof identityEntriesEn>;
