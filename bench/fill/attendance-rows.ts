import type pg from "pg";

export const organisation = { people: 100_000, active: 10_000, zones: 50, locations: 30, roles: 120, assignments: 650 };

/** The month that is filled, and the working day that is opened, punched and closed. */
export const month = "2026-03";
export const workday = "2026-04-01";

const weekdays = "'{sunday,monday,tuesday,wednesday,thursday}'::text[]";

/** Inserts a grid of locations around Riyadh, and zones, a tenth of them seasonal, assigned to roles and people. */
async function fillRules(client: pg.Client): Promise<void> {
  const { zones, locations, assignments } = organisation;
  await client.query(`
    insert into location (name_en, name_ar, latitude, longitude, radius, time_zone, created_at)
      select 'Site ' || i, 'موقع ' || i, 24 + i * 0.02, 46 + i * 0.02, 200, 'Asia/Riyadh', '2024-01-01'
      from generate_series(1, ${locations}::int) i;
    insert into zone (name_en, name_ar, start_date, end_date, layer, check_in_allowance, opens_before, closes_after,
        half_day_below, absent_below, created_at)
      select 'Zone ' || i, 'دوام ' || i, '2024-01-01', case when i % 10 = 0 then date '2027-12-31' end,
        case when i % 10 = 0 then 'seasonal' else 'base' end, 10, 60, 120, 240, 60, '2024-01-01'
      from generate_series(1, ${zones}::int) i;
    insert into zone_day (zone_id, position, weekday, start_time, end_time)
      select z.id, d.position, d.weekday, time '07:00' + make_interval(mins => (z.id % 8 * 15)::int),
        time '15:00' + make_interval(mins => (z.id % 8 * 15)::int)
      from zone z, unnest(${weekdays}) with ordinality as d (weekday, position);
    insert into location_zone_user (location_id, zone_id, created_at)
      select l.id, z.id, '2024-01-01' from generate_series(0, ${assignments}::int - 1) i
      join (select id, row_number() over (order by id) - 1 as place from location) l on l.place = i * 7 % ${locations}::int
      join (select id, row_number() over (order by id) - 1 as place from zone) z on z.place = i % ${zones}::int;
    -- Three of four are assigned to roles, two roles per zone, so that no person's roles conflict; the rest name forty
    -- people each, without repetition.
    insert into location_zone_user_role (location_zone_user_id, role_id)
      select a.id, r.id from location_zone_user a
      join (select id, row_number() over (order by id) - 1 as place from role where key is null) r
        on r.place = a.zone_id - 1 + a.id % 2 * ${zones}::int
      where a.id % 4 <> 0;
    insert into location_zone_user_person (location_zone_user_id, person_id)
      select a.id, (a.id / 4 - 1) * 40 + n from location_zone_user a, generate_series(1, 40) n where a.id % 4 = 0;
    update attendance_rules set version = version + 1`);
}

async function fillPeople(client: pg.Client): Promise<void> {
  const { people, active, roles } = organisation;
  await client.query(`
    insert into department (name_en, name_ar) select 'Department ' || i, 'إدارة ' || i from generate_series(1, 200) i;
    insert into person (id, name_en, name_ar, department_id, joined_at, created_at, employee_number, hire_date,
        weekly_minutes)
      select i, 'Person ' || lpad((i * 7919 % 1000003)::text, 7, '0'), 'موظف ' || lpad((i * 7919 % 1000003)::text, 7, '0'),
        1 + i % 200, '2024-01-01', '2024-01-01', 'E' || 100000 + i, '2024-01-01', 2400
      from generate_series(1, ${people}::int) i;
    select setval(pg_get_serial_sequence('person', 'id'), ${people});
    insert into account (person_id, email, status, confirmed_at)
      select i, 'person' || i || '@diwan.example', case when i <= ${active}::int then 'active' else 'waiting' end, now()
      from generate_series(1, ${people}::int) i;
    insert into role (name_en, name_ar) select 'Group ' || i, 'مجموعة ' || i from generate_series(1, ${roles}::int) i;
    -- Each person has a role with its own hours, every fourth a seasonal one, every third one without hours.
    insert into role_member (role_id, person_id)
      select r.id, p from generate_series(1, ${people}::int) p cross join lateral (select p * 31 % 90 as n) as draw
      join (select id, row_number() over (order by id) - 1 as place from role where key is null) r
        on r.place in (n + n / 9, case when p % 4 = 0 then 9 + p / 4 % 10 * 10 end, case when p % 3 = 0 then 100 + p % 20 end);
    insert into attendance_person (person_id) select id from person`);
}

/** Inserts a month of days of the active people directly: for sheets, which only read them. */
async function fillMonth(client: pg.Client): Promise<void> {
  await client.query(`
    insert into attendance_day (person_id, date, slot, zone_id, location_id, permitted_locations, time_zone, slot_start,
        slot_end, window_opens, window_closes, final_after, required_minutes, first_in, last_out, is_in, worked_minutes,
        late_minutes, early_minutes, extra_before_minutes, extra_after_minutes, state, provisional, reasons, rule_version)
      select p, d, case when w then 1 else 0 end, case when w then 1 + p % 50 end, 1 + p % 30, array[1 + p % 30],
        'Asia/Riyadh', case when w then s end, case when w then s + interval '8 hours' end,
        case when w then s - interval '1 hour' end, case when w then s + interval '10 hours' end, s + interval '10 hours',
        case when w then 480 else 0 end, case when here then s + make_interval(mins => late) end,
        case when here then s + interval '8 hours' end, false, case when here then 480 - late else 0 end,
        case when here then late else 0 end, 0, 0, 0,
        case when here then 'present' when w then 'absent' else 'off' end, false,
        '[{"code": "assignment", "assignment": "1", "layer": "base", "subject": "user"}]', 1
      from generate_series(1, ${organisation.active}::int) p,
        generate_series(date '${month}-01', date '${month}-01' + interval '1 month - 1 day', interval '1 day') as t (at),
        lateral (select at::date as d, (at + interval '5 hours') at time zone 'UTC' as s,
          extract(dow from at) not in (5, 6) as w, (p * 13 + extract(day from at)::int) % 40 as draw) as f,
        lateral (select w and draw > 0 as here, case when draw > 34 then draw - 20 else 0 end as late) as g`);
}

/** Fills an empty database with an organisation of 100,000 people, of whom 10,000 are active. */
export async function fillAttendance(client: pg.Client): Promise<void> {
  await client.query("begin");
  await fillPeople(client);
  await fillRules(client);
  for (const [table, from, to] of [
    ["attendance_day", "2026-03-01", "2026-04-01"],
    ["attendance_day", "2026-04-01", "2026-05-01"],
    ["punch", "2026-03-01", "2026-04-01"],
    ["punch", "2026-04-01", "2026-05-01"],
  ] as const) {
    await client.query(
      `create table ${table}_${from.slice(0, 7).replace("-", "_")} partition of ${table} for values from ('${from}') to ('${to}')`,
    );
  }
  await fillMonth(client);
  await client.query("commit");
  await client.query("vacuum (analyze)");
}

/** Sets how many people are active, in order of id. Deletes their rows of the working day and their punches. */
export async function resize(client: pg.Client, active: number): Promise<void> {
  const status = `case when person_id <= ${active} then 'active' else 'waiting' end`;
  await client.query(`update account set status = ${status} where status <> (${status})`);
  await client.query("delete from attendance_day where date >= $1::date", [workday]);
  await client.query("truncate punch, punch_client, punch_position, attendance_opening");
  await client.query("vacuum (analyze) account, attendance_day, punch");
}

/** Inserts two punches for each slot of the working day; a few people forget one. */
export async function punchAll(client: pg.Client): Promise<number> {
  const result = await client.query(
    `insert into punch (person_id, kind, at, received_at, source, client_id, accepted, verdict, location_id, distance, date, slot)
     select d.person_id, k.kind, m.at, m.at, 'web', d.person_id || '-' || k.kind, true, 'inside', d.location_id, 12.5, d.date, d.slot
     from attendance_day d, (values ('in'), ('out')) as k (kind),
       lateral (select case when k.kind = 'in' then d.slot_start + make_interval(mins => (d.person_id * 7 % 40)::int - 25)
         else d.slot_end + make_interval(mins => (d.person_id * 11 % 30)::int - 5) end as at) as m
     where d.date = $1::date and d.slot > 0 and not (k.kind = 'out' and d.person_id % 50 = 0) and d.person_id % 33 <> 0`,
    [workday],
  );
  await client.query("analyze punch");
  return result.rowCount ?? 0;
}
