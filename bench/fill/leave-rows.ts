import type pg from "pg";
import { month, organisation } from "./attendance-rows.ts";
import { skipReferenceChecks } from "./bulk-load.ts";
import { printProgress } from "./progress.ts";

/** Units of a head, twenty managers and their 180 people; heads of lower units report to those of upper ones. */
const unit = { people: 201, managers: 20, below: 14 };

/** The head of a unit without a unit below, whose people have the days of the filled month. */
export const managerOf200 = String(40 * unit.people + 1);

const types = [
  { nameEn: "Annual leave", nameAr: "إجازة سنوية", service: "annualLeave" },
  { nameEn: "Sick leave", nameAr: "إجازة مرضية", service: "sickLeave" },
] as const;

const yearly = {
  period: "calendarYear",
  grant: "start",
  prorate: true,
  rounding: "half",
  waitingMonths: 3,
  carryOver: { most: 15, expiresAfterMonths: 6 },
  overdraw: 0,
};
const bands = (first: number, later: number): object[] => [
  { afterMonths: 0, days: first },
  { afterMonths: 60, days: later },
];

/** The policies: annual leave for everyone, month by month for a role, more days for another; sick leave for everyone. */
const policies = [
  { nameEn: "By law", type: 0, everyone: true, role: null, rules: { ...yearly, bands: bands(21, 30) } },
  {
    nameEn: "Month by month",
    type: 0,
    everyone: false,
    role: 3,
    rules: { ...yearly, grant: "monthly", bands: bands(24, 30) },
  },
  { nameEn: "Engineers", type: 0, everyone: false, role: 5, rules: { ...yearly, bands: bands(30, 36) } },
  {
    nameEn: "Sick",
    type: 1,
    everyone: true,
    role: null,
    rules: { ...yearly, waitingMonths: 0, bands: bands(30, 30), carryOver: { most: 0, expiresAfterMonths: null } },
  },
] as const;

/** Hire dates over ten years, every tenth person's within the last two, and managers. */
async function fillRecords(client: pg.Client): Promise<void> {
  const { people, managers, below } = unit;
  await client.query(`
    update person p set hire_date = case when id % 10 = 0 then date '2026-02-01' - (id * 31 % 760)::int else date '2024-01-01' - (id * 31 % 3650)::int end,
      left_on = case when id % 50 = 17 then date '2026-06-30' - (id % 200)::int end,
      manager_id = case
        when place = 0 then case when number > 0 then (number - 1) / ${below} * ${people} + 1 end
        when place <= ${managers} then number * ${people} + 1
        else number * ${people} + 1 + (place - ${managers} - 1) / ${(people - 1 - managers) / managers} + 1 end
    from (select id as of, (id - 1) % ${people} as place, (id - 1) / ${people} as number from person) u where u.of = p.id`);
  await client.query("vacuum (full) person");
}

async function fillPolicies(client: pg.Client): Promise<string[]> {
  const ids: string[] = [];
  for (const { nameEn, nameAr, service } of types) {
    const { rows } = await client.query<{ id: string }>(
      `insert into lookup (category, name_en, name_ar, request_type, created_at) values ('leaveType', $1, $2, $3, '2024-01-01') returning id`,
      [nameEn, nameAr, service],
    );
    ids.push(rows[0]?.id ?? "");
  }
  await client.query(
    `insert into leave_type (id, color, books_days, takes_balance, counts, half_days, needs_reason, needs_attachment)
     select id, 'teal', true, true, 'workDays', true, false, false from unnest($1::bigint[]) id`,
    [ids],
  );
  for (const { nameEn, type, everyone, role, rules } of policies) {
    await client.query(
      `with added as (
         insert into leave_policy (type_id, name_ar, name_en, from_date, everyone, rules, created_at)
         values ($1, $2, $2, '2024-01-01', $3, $4, '2024-01-01') returning id)
       insert into leave_policy_role (leave_policy_id, role_id)
       select added.id, r.id from added, (select id, row_number() over (order by id) as place from role where key is null) r
       where r.place = $5`,
      [ids[type], nameEn, everyone, JSON.stringify(rules), role],
    );
  }
  return ids;
}

/** Openings of all hired before, adjustments of every twentieth, some reversed; suspensions of every fiftieth. */
async function fillEntries(client: pg.Client, annual: string): Promise<void> {
  await client.query(
    `insert into leave_entry (person_id, type_id, kind, date, days, expires, note, created_at, created_by)
     select id, $1::bigint, 'opening', date '2024-01-01', 2 + id % 40 * 0.5, null::date, null, timestamptz '2024-01-02', 1::bigint from person where hire_date < '2024-01-01'
     union all
     select id, $1::bigint, 'adjustment', date '2025-03-02' + (id % 90)::int, 1 + id % 5 * 0.5, case when id % 40 = 3 then date '2025-12-31' end, 'Worked on a holiday', '2025-06-01', 1
     from person where id % 20 = 3 and hire_date < '2025-03-01'`,
    [annual],
  );
  await client.query(`
    insert into leave_entry (person_id, type_id, kind, date, days, note, reverses_id, created_at, created_by)
    select person_id, type_id, kind, date, -days, 'Entered twice', id, created_at, created_by from leave_entry
    where kind = 'adjustment' and person_id % 200 = 3`);
  await client.query(`
    insert into leave_suspension (person_id, from_date, to_date, note, created_at, created_by)
    select id, date '2025-01-01' + (id % 300)::int, date '2025-01-20' + (id % 300)::int, 'Unpaid', '2025-01-01', 1 from person
    where id % 50 = 9 and hire_date < '2025-01-01'`);
}

/**
 * Leave over two years, without overlaps: a week of annual leave each quarter, two days of sick leave in half of them, of
 * every second person. On the working day, only people who are measured by nothing else are away.
 */
async function fillTaken(client: pg.Client, [annual, sick]: readonly string[]): Promise<void> {
  const { active } = organisation;
  await client.query(
    `create temp table taken as
     select row_number() over (order by s.first, p.id) as id, p.id as person_id, s.type_id, s.first, s.first + s.days - 1 as last,
       s.type_id = $1::bigint and s.first >= date '2025-01-01' as is_requested
     from person p
     cross join lateral (select case when p.id <= ${active} then p.id * 7 % 13 else p.id * 7 % 12 end::int as off) o
     cross join lateral (
       select $1::bigint as type_id, date '2024-01-07' + 7 * (13 * k + off) as first, 3 + ((p.id + k) % 3)::int as days from generate_series(0, 9) k
       union all
       select $2::bigint, date '2024-01-07' + 7 * (26 * k + (off + 6) % 13), 2 from generate_series(0, 4) k where p.id % 2 = 0 and k < 4) s
     where s.first >= p.hire_date + 100 and coalesce(s.first + s.days <= p.left_on, true)`,
    [annual, sick],
  );
  const { rows } = await client.query<{ service: string }>(
    "select id as service from service where code = 'annualLeave'",
  );
  await client.query(
    `insert into request (id, service_id, service_number, requester_id, state, answers, round, created_at, submitted_at, ended_at)
     select id, $1, 1, person_id, 'approved', jsonb_build_object('period', jsonb_build_object('from', first, 'to', last)), 1,
       first - 20, first - 20, first - 18
     from taken where is_requested`,
    [rows[0]?.service],
  );
  printProgress("requests of leave");
  await client.query(`
    insert into absence (id, person_id, kind, from_date, to_date, lookup_id, created_by, created_at, request_id)
    select id, person_id, 'leave', first, last, type_id, case when not is_requested then 1 end, first - 18, case when is_requested then id end from taken`);
  printProgress("absences");
  await client.query(`
    insert into leave_use (id, person_id, type_id, request_id, absence_id) overriding system value
    select id, person_id, type_id, null, id from taken order by id`);
  await client.query(`
    insert into leave_use_day (leave_use_id, date, part)
    select id, first + d, case when (person_id + d) % 17 = 0 then 0.5 else 1 end from taken, generate_series(0, 4) d
    where first + d <= last order by id, d`);
  printProgress("days of leave");
  await client.query(
    `update attendance_day d set state = 'leave', first_in = null, last_out = null, worked_minutes = 0, late_minutes = 0
     from taken t where t.person_id = d.person_id and d.date between t.first and t.last and d.slot > 0 and d.date >= $1::date`,
    [`${month}-01`],
  );
}

/** Annual leave that 3 % of the people ask for, waiting for their managers. */
async function fillWaiting(client: pg.Client, [annual]: readonly string[]): Promise<void> {
  await client.query(
    `create temp table asked as
     select (select max(id) from request) + row_number() over (order by p.id) as id, p.id as person_id, p.manager_id, s.id as service_id,
       date '2026-05-03' + 7 * (p.id % 8)::int as first
     from person p join service s on s.code = 'annualLeave' where p.id % 33 = 5 and p.manager_id is not null and p.left_on is null and p.hire_date < '2025-06-01'`,
  );
  await client.query(`
    insert into request (id, service_id, service_number, requester_id, state, answers, round, expected_by, created_at, submitted_at)
      select id, service_id, 1, person_id, 'waiting', jsonb_build_object('period', jsonb_build_object('from', first, 'to', first + 4)), 1,
        '2026-04-03', '2026-03-30', '2026-03-30' from asked;
    insert into request_step (id, request_id, service_id, round, key, mode, entered_at)
      select id, id, service_id, 1, 'manager', 'any', '2026-03-30' from asked;
    insert into request_decider (step_id, request_id, seat, person_id, why, is_open, expected_by)
      select id, id, 0, manager_id, 'manager', true, '2026-04-03' from asked`);
  await client.query(
    `insert into leave_use (id, person_id, type_id, request_id) overriding system value
     select (select max(id) from leave_use) + row_number() over (order by id), person_id, $1, id from asked`,
    [annual],
  );
  await client.query(`
    insert into leave_use_day (leave_use_id, date, part)
    select u.id, a.first + d, 1 from asked a join leave_use u on u.request_id = a.id, generate_series(0, 4) d`);
  for (const table of ["request", "request_step", "absence", "leave_use"])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}

/** A year of overtime, of which some of the last month waits; days of the month that lack a punch, and broken rules. */
async function fillClosing(client: pg.Client): Promise<void> {
  await client.query(`
    insert into overtime_policy (name_ar, name_en, minimum_minutes, block_minutes, approval, from_date, everyone, is_active, created_at)
      values ('العمل الإضافي', 'Overtime', 30, 15, 'afterwards', '2025-01-01', true, true, '2025-01-01');
    insert into overtime_claim (person_id, date, policy_id, day_kind, time_zone, required_minutes, attended_minutes, beyond_minutes,
        beyond_night_minutes, minutes, night_minutes, reasons, state, approved_minutes, approved_night_minutes, decided_by, decided_at, claimed_at)
      select p.id, d.date, o.id, 'workDay', 'Asia/Riyadh', 480, 540, 60, 0, 60, 0, '[]', s.state,
        case when s.state = 'approved' then 60 end, case when s.state = 'approved' then 0 end,
        case when s.state <> 'waiting' then p.manager_id end, case when s.state <> 'waiting' then d.date + 3 end, d.date + 1
      from person p cross join generate_series(0, 5) k
      cross join lateral (select date '2026-03-31' - (p.id * 13 % 60 + 60 * k)::int as date) d
      cross join lateral (select case when d.date >= '2026-03-01' and p.id % 3 = 0 then 'waiting' when p.id % 11 = 0 then 'rejected' else 'approved' end as state) s,
      overtime_policy o
      where p.id % 2 = 0 and p.manager_id is not null
      order by d.date, p.id;
    insert into working_time_finding (person_id, rule_id, date, first_date, from_at, to_at, minutes, limit_minutes, found_at)
      select p, r.id, date '${month}-01' + (p % 28), date '${month}-01' + (p % 28), timestamptz '${month}-01 05:00Z' + make_interval(days => p % 28),
        timestamptz '${month}-01 15:00Z' + make_interval(days => p % 28), 600, 480, '${month}-30'
      from generate_series(1, ${organisation.active}::int) p, working_time_rule r where r.is_preset and r.kind = 'maximumPerDay' and r.everyone;
    update attendance_day set state = 'incomplete', last_out = null where state = 'present' and (person_id + extract(day from date)::int) % 97 = 0`);
}

/** Whether the database has leave; it may have been filled by an earlier version. */
export const hasLeave = async (client: pg.Client): Promise<boolean> =>
  (await client.query("select from leave_entry limit 1")).rowCount !== 0;

/** Adds two years of leave of all people to the filled attendance. */
export async function fillLeave(client: pg.Client): Promise<void> {
  await skipReferenceChecks(client);
  await fillRecords(client);
  await client.query("begin");
  const ids = await fillPolicies(client);
  await fillEntries(client, ids[0] ?? "");
  await fillTaken(client, ids);
  await fillWaiting(client, ids);
  await fillClosing(client);
  await client.query("commit");
  await client.query("vacuum (analyze)");
}
