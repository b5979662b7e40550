import type pg from "pg";
import type { MeasuredPeople } from "./measured-people.ts";

const actions = [
  ["topic.created", "topic"],
  ["topic.liked", "topic"],
  ["comment.created", "comment"],
  ["comment.liked", "comment"],
  ["session.started", "session"],
  ["session.ended", "session"],
  ["request.submitted", "request"],
  ["request.decided", "request"],
  ["person.updated", "person"],
  ["punch.accepted", "punch"],
  ["link.updated", "link"],
  ["settings.changed", "settings"],
] as const;

/** Inserts traces of use: two million rows of audit over a year, sessions, devices, tokens, webhooks, sightings. */
export async function fillTraces(client: pg.Client, people: MeasuredPeople): Promise<void> {
  const months = await client.query<{ text: string }>(
    `select format('create table audit_%s partition of audit for values from (%L) to (%L)', to_char(m, 'YYYY_MM'), m, m + interval '1 month') as text
     from generate_series(date_trunc('month', now(), 'UTC') - interval '12 months', date_trunc('month', now(), 'UTC') + interval '2 months', interval '1 month') m`,
  );
  for (const { text } of months.rows) await client.query(text);
  // The administrator is the actor of a twentieth, others of less and less; one person is a subject 1,000 times.
  await client.query(
    `insert into audit (xact, at, actor_id, action, subject_kind, subject_id, details)
     select (1 + i / 4000)::text::xid8, now() - interval '1 year' * (1 - i / 2000001.0),
       case when i % 20 = 0 then $2::bigint else 1 + floor($1::int * power((hashint8extended(i, 2) & 1048575) / 1048576.0, 2))::bigint end,
       a.action, a.kind, case when i % 2000 = 8 then $3::text else (1 + i * 7919 % $1::int)::text end, '{"version": 2}'
     from generate_series(1::bigint, 2000000) i
     join unnest($4::text[], $5::text[]) with ordinality as a (action, kind, place) on a.place = 1 + i % cardinality($4::text[])`,
    [
      people.all,
      people.administrator,
      people.employee,
      actions.map(([action]) => action),
      actions.map(([, kind]) => kind),
    ],
  );
  await client.query(`
    insert into session (id, person_id, user_agent, ip, created_at, last_used_at, expires_at)
      select gen_random_uuid(), case when i <= 20 then ${people.employee}::bigint else i end, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', '10.0.0.1',
        now() - interval '5 days', now() - make_interval(mins => i % 7000), now() + interval '20 days'
      from generate_series(1, ${people.all}::int) i;
    insert into session_generation (session_id, generation, first_used_at) select id, 1, now() from session;
    insert into known_device (person_id, hash, first_seen_at, last_seen_at)
      select i, sha256(i::text::bytea), now(), now() from generate_series(1, ${people.all}::int) i;
    insert into personal_token (person_id, name, token_hash, scopes, created_at, expires_at)
      select i * 5, 'Reports', sha256(i::text::bytea), array['read'], now(), now() + interval '60 days' from generate_series(1, 10000) i;
    insert into webhook (name, address, events, created_at)
      select 'Hook ' || i, 'https://hook' || i || '.example', array['request.decided'], now() from generate_series(1, 20) i;
    insert into webhook_delivery (webhook_id, event, body, state, attempts, created_at, attempted_at, outcome, status, milliseconds)
      select case when i % 2 = 0 then 1 else 1 + i % 20 end, 'request.decided', '{"event": "request.decided", "requestId": "' || i || '"}',
        case when i % 500 = 0 then 'failed' else 'delivered' end, 1, now() - make_interval(mins => (50000 - i) * 4 / 5), now(), 'answered', 200, 40
      from generate_series(1, 50000) i;
    insert into person_view (person_id, day, viewer_id, fields)
      select case when i % 100 = 0 then ${people.employee}::bigint else 1 + i * 31 % ${people.all}::int end, current_date - (i % 300), 1 + i * 17 % 50000, array['mobile']
      from generate_series(1, 200000) i on conflict do nothing;
    insert into activity_day (date, active_people, topics, comments, counted_at)
      select current_date - i, 40000, 200, 2000, now() from generate_series(1, 365) i`);
}
