import { auditAr } from "#modules/administration/contract/phrases-audit.ar.ts";
import { rolesAr } from "#modules/identity/contract/phrases-roles.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { oversightPartEn } from "./oversight.en.ts";

export const oversightPartAr = {
  audit: auditAr,
  roles: rolesAr,
} satisfies Translation<typeof oversightPartEn>;
