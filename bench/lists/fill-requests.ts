import type pg from "pg";
import type { MeasuredPeople } from "./measured-people.ts";

/**
 * Inserts 200,000 requests: 5,000 pending for each of two roles (of 20 and of 5 people), 500 for one person, some for
 * the requesters' managers; the rest are decided. The measured employee has made 300.
 */
export async function fillRequests(client: pg.Client, people: MeasuredPeople): Promise<void> {
  const { rows } = await client.query<{ code: string; id: string }>("select code, id from service");
  const services = new Map(rows.map(({ code, id }) => [code, id]));
  await client.query(
    `create temp table bench_request as
     select i as id, f.busy, case when i % 667 = 5 then $2::bigint else 1 + i * 7919 % $1::int end as requester_id,
       case f.busy when 'officer' then $4::bigint when 'desk' then $5::bigint else $3::bigint end as service_id,
       case when f.busy is not null or i % 50 = 3 then 'waiting' when i % 50 = 4 then 'draft' when i % 50 = 5 then 'returned'
        when i % 9 = 1 then 'rejected' else 'approved' end as state,
       coalesce(f.busy, 'manager') as step,
       now() - make_interval(mins => ((200000 - i) * 8)::int) as at
     from generate_series(1, 200000) i,
       lateral (select case when i % 40 = 0 then 'officer' when i % 40 = 1 then 'desk' when i % 400 = 2 then 'one' end as busy) as f`,
    [
      people.all,
      people.employee,
      services.get("annualLeave"),
      services.get("attendanceCorrection"),
      services.get("itRequest"),
    ],
  );
  await client.query(`
    update bench_request set step = 'manager' where busy = 'one';
    insert into request (id, service_id, service_number, requester_id, state, answers, round, expected_by, created_at, submitted_at, ended_at)
      select id, service_id, 1, requester_id, state,
        case when busy = 'desk' then '{"kind": "repair", "details": "The screen stays dark."}'
          else '{"period": {"from": "2026-03-01", "to": "2026-03-05"}}' end::jsonb, 1,
        case when state <> 'draft' then at + interval '3 days' end, at, case when state <> 'draft' then at end,
        case when state in ('approved', 'rejected') then at + interval '1 day' end
      from bench_request;
    insert into request_step (id, request_id, service_id, round, key, mode, entered_at, ended_at, outcome)
      select id, id, service_id, 1, step, 'any', at, case when state <> 'waiting' then at + interval '1 day' end,
        case when state <> 'waiting' then state end
      from bench_request where state <> 'draft';
    insert into request_decider (step_id, request_id, seat, person_id, why, decision, decided_at, is_open, expected_by)
      select r.id, r.id, 0, d.person_id, case when r.busy in ('officer', 'desk') then 'role' else 'manager' end,
        case r.state when 'approved' then 'approve' when 'rejected' then 'reject' when 'returned' then 'return' end,
        case when r.state <> 'waiting' then r.at + interval '1 day' end, r.state = 'waiting',
        case when r.state = 'waiting' then r.at + interval '3 days' end
      from bench_request r, lateral (
        select g as person_id from generate_series(1, case r.busy when 'officer' then 20 when 'desk' then 5 else 0 end) g
        union all select case r.busy when 'one' then ${people.decider}::bigint else r.requester_id / 12 + 1 end where r.busy is null or r.busy = 'one') d
      where r.state <> 'draft';
    insert into request_event (request_id, round, kind, at, actor_id, step_key)
      select id, 1, 'submitted', at, requester_id, null from bench_request where state <> 'draft'
      union all select id, 1, 'stepEntered', at, null, step from bench_request where state <> 'draft'
      union all select id, 1, state, at + interval '1 day', requester_id / 12 + 1, step from bench_request
        where state in ('approved', 'rejected', 'returned');
    insert into letter (code, kind, request_id, person_id, issued_on, valid_until, facts, created_at)
      select 'BENCH' || lpad(id::text, 8, '0'), 'employment', id, requester_id, at::date, at::date + 90, '{"nameEn": "Somebody"}', at
      from bench_request where state = 'approved' and id % 10 = 6;
    insert into deputy (person_id, deputy_id, from_date, to_date, accepted_at, created_at)
      select i, i + 1, current_date - 3, current_date + 3, now(), now() from generate_series(100, 3000) i`);
  for (const table of ["request", "request_step"])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), 200000)`, [table]);
}
