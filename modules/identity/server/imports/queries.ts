import { statement } from "#platform/database/statement.ts";

/** Returns the owners of addresses in lower case, and whether their accounts are disabled. Values: addresses. */
export const selectKnown = statement<{ id: string; email: string; is_closed: boolean }>(
  `select person_id as id, lower(email::text) as email, status = 'disabled' as is_closed
  from account where email = any($1::citext[])`,
);

/** All departments: some hundreds. */
export const selectDepartments = statement<{ id: string; nameAr: string; nameEn: string }>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from department order by id limit 5000`,
);
