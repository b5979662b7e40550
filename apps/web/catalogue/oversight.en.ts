import { auditEn } from "#modules/administration/contract/phrases-audit.en.ts";
import { rolesEn } from "#modules/identity/contract/phrases-roles.en.ts";

/** What the pages of roles and of the audit say. */
export const oversightPartEn = {
  audit: auditEn,
  roles: rolesEn,
};
