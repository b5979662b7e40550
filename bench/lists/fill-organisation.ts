import type pg from "pg";
import type { MeasuredPeople } from "./measured-people.ts";

/**
 * Inserts departments, managers (one with 2,000 reports), places of work, birthdays, roles of all sizes, and accounts
 * in every state. Requires the people.
 */
export async function fillOrganisation(client: pg.Client, people: MeasuredPeople): Promise<void> {
  await client.query(`
    insert into department (name_en, name_ar, parent_id)
      select 'Department ' || i, 'إدارة ' || i, nullif(i / 8, 0) from generate_series(1, 400) i;
    insert into lookup (category, name_en, name_ar, created_at)
      values ('contractKind', 'Permanent', 'غير محدد المدة', now()), ('contractKind', 'Fixed term', 'محدد المدة', now()),
        ('contractKind', 'Part time', 'دوام جزئي', now());
    update person set department_id = 1 + id % 400,
        manager_id = case when id <= 3 then null when id % 50 = 0 then ${people.managerOfMany}::bigint else id / 12 + 1 end,
        joined_at = now() - make_interval(days => (id * 31 % 3000)::int),
        hire_date = case when id % 97 <> 0 then current_date - (id * 31 % 3000)::int end, employee_number = 'E' || 100000 + id,
        contract_kind_id = (array(select l.id from lookup l where l.category = 'contractKind' order by l.id))[1 + id % 3],
        weekly_minutes = (array[2400, 2880, 1200])[1 + id % 3],
        birth_date = date '1965-01-01' + (id * 37 % 14000)::int,
        birthday_visibility = (array['everyone', 'department', 'nobody'])[1 + id % 3],
        mobile = '05' || lpad(id::text, 8, '0'), left_on = case when id % 40 = 7 then current_date - least(id % 900, id * 31 % 3000)::int end,
        place_en = (array['Riyadh', 'Jeddah', 'Dammam', 'Abha'])[1 + id % 4], place_ar = (array['الرياض', 'جدة', 'الدمام', 'أبها'])[1 + id % 4],
        languages = array['ar', (array['en', 'fr', 'ur'])[1 + id % 3]], skills = array['Skill ' || id % 300];
    update account set created_at = now() - make_interval(days => (person_id * 31 % 1000)::int),
        last_signed_in_at = case when person_id % 7 <> 0 then now() - make_interval(mins => (person_id % 90000)::int) end,
        status = case when person_id <= 100 then 'active' when person_id % 40 = 7 then 'disabled' when person_id % 90 = 0 then 'invited'
          when person_id % 400 = 1 then 'waiting' else 'active' end;
    insert into role (name_en, name_ar) select 'Group ' || i, 'مجموعة ' || i from generate_series(1, 60) i;
    insert into role_member (role_id, person_id)
      select r.id, p from role r, generate_series(1, ${people.all}::int) p
      where r.key is null and p % (5 + r.id * r.id) = 0
      union all select r.id, p from role r, generate_series(1, 20) p where r.key in ('attendanceOfficer', 'contentEditor')
      union all select r.id, p from role r, generate_series(1, 5) p where r.key = 'administrator';
    select setval(pg_get_serial_sequence('person', 'id'), ${people.all});
    select setval(pg_get_serial_sequence('file', 'id'), ${people.all})`);
}
