import type pg from "pg";

/**
 * Inserts departments, managers (each has twelve people), places of work with hours on every day, so that a check-in is
 * accepted whenever this runs, and a month of days. Requires the people.
 */
export async function fillWorkplaces(client: pg.Client, people: number): Promise<void> {
  await client.query(`
    insert into department (name_en, name_ar, parent_id)
      select 'Department ' || i, 'إدارة ' || i, nullif(i / 8, 0) from generate_series(1, 60) i;
    update person set department_id = 1 + id % 60, manager_id = case when id > 1 then id / 12 + 1 end,
      place_en = (array['Riyadh', 'Jeddah', 'Dammam'])[1 + id % 3], place_ar = (array['الرياض', 'جدة', 'الدمام'])[1 + id % 3],
      mobile = '05' || lpad(id::text, 8, '0'), languages = array['ar', 'en'];
    update person set manager_id = null where manager_id = id;
    insert into location (name_en, name_ar, latitude, longitude, radius, time_zone, created_at)
      select 'Site ' || i, 'موقع ' || i, 24 + i * 0.02, 46 + i * 0.02, 200, 'Asia/Riyadh', '2024-01-01'
      from generate_series(1, 10) i;
    insert into zone (name_en, name_ar, start_date, check_in_allowance, opens_before, closes_after, created_at)
      select 'Hours ' || i, 'دوام ' || i, '2024-01-01', 10, 5, 5, '2024-01-01' from generate_series(1, 10) i;
    insert into zone_day (zone_id, position, weekday, start_time, end_time)
      select z.id, d.position, d.weekday, time '00:10', time '23:50'
      from zone z, unnest('{sunday,monday,tuesday,wednesday,thursday,friday,saturday}'::text[]) with ordinality as d (weekday, position);
    insert into location_zone_user (location_id, zone_id, created_at)
      select l.id, z.id, '2024-01-01' from (select id, row_number() over (order by id) as n from location) l
      join (select id, row_number() over (order by id) as n from zone) z using (n);
    insert into role (name_en, name_ar) select 'Group ' || i, 'مجموعة ' || i from generate_series(1, 10) i;
    insert into role_member (role_id, person_id)
      select r.id, p from generate_series(1, ${people}::int) p
      join (select id, row_number() over (order by id) as n from role where key is null) r on r.n = 1 + p % 10;
    insert into location_zone_user_role (location_zone_user_id, role_id)
      select a.id, r.id from (select id, row_number() over (order by id) as n from location_zone_user) a
      join (select id, row_number() over (order by id) as n from role where key is null) r using (n);
    insert into attendance_person (person_id) select id from person on conflict do nothing;
    update attendance_rules set version = version + 1;
    insert into attendance_day (person_id, date, slot, zone_id, location_id, permitted_locations, time_zone, slot_start,
        slot_end, window_opens, window_closes, final_after, required_minutes, first_in, last_out, is_in, worked_minutes,
        late_minutes, early_minutes, extra_before_minutes, extra_after_minutes, state, provisional, reasons, rule_version)
      select p, at::date, 1, 1, 1, array[1], 'Asia/Riyadh', s, s + interval '8 hours', s - interval '1 hour',
        s + interval '10 hours', s + interval '10 hours', 480, s, s + interval '8 hours', false, 480, 0, 0, 0, 0, 'present',
        false, '[{"code": "assignment", "assignment": "1", "layer": "base", "subject": "user"}]', 1
      from generate_series(1, ${people}::int) p,
        generate_series(current_date - 30, current_date - 2, interval '1 day') as t (at),
        lateral (select (at + interval '5 hours') at time zone 'UTC' as s) as f`);
}
