import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { company, personId } from "./people.ts";

/** People who confirm letters in the demonstration company. */
const humanResources = ["sara", "alia"];

const codeCharacters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groupOfCode = (): string =>
  Array.from({ length: 4 }, () => codeCharacters[randomInt(codeCharacters.length)]).join("");

const selectApproved = statement<{ id: string }>(`
  select r.id from request r join service s on s.id = r.service_id
  where s.effect = 'employmentLetter' and r.state = 'approved'`);

/** Assigns the confirming role, and issues the letters of approved requests. */
export async function fillLetters(tx: Transaction, timeZone: string): Promise<void> {
  for (const key of humanResources) {
    await sql`insert into role_member (role_id, person_id)
      select id, ${personId(key)} from role where name_en = 'Human resources'`.execute(tx);
  }
  for (const { id } of await selectApproved(tx, [])) {
    const code = Array.from({ length: 6 }, groupOfCode).join("-");
    await sql`
      insert into letter (code, kind, request_id, person_id, issued_on, valid_until, facts, created_at)
      select ${code}, 'employment', r.id, p.id, day.issued, day.issued + 90, jsonb_build_object(
        'organisationEn', ${company.name_en}::text, 'organisationAr', ${company.name_ar}::text, 'nameEn', p.name_en, 'nameAr', p.name_ar,
        'titleEn', p.title_en, 'titleAr', p.title_ar, 'departmentEn', d.name_en, 'departmentAr', d.name_ar,
        'joinedOn', p.hire_date,
        'addressee', r.answers ->> 'addressee', 'language', r.answers ->> 'language', 'purpose', r.answers ->> 'purpose'
      ), r.ended_at
      from request r join person p on p.id = r.requester_id left join department d on d.id = p.department_id
      cross join lateral (select (r.ended_at at time zone ${timeZone}::text)::date as issued) as day
      where r.id = ${id}`.execute(tx);
  }
}
