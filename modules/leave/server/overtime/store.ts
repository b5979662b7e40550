import { statement } from "#platform/database/statement.ts";

export type StoredLot = { id: string; person_id: string; type_id: string; date: string; days: number; claim: string };

const returned = `id, person_id, type_id, date, days::float8 as days, claim_id as claim /* not null: given */`;

/** Grants lots, as columns; a claim is granted once at a time. Values: claims, types, hundredths, expiries, what for, time. */
export const insertLots = statement<
  StoredLot & { by: string | null },
  [
    claims: readonly string[],
    hundredths: readonly number[],
    expires: readonly (string | null)[],
    overtime: readonly string[],
    at: string,
  ]
>(`
  insert into leave_entry (person_id, type_id, kind, date, days, expires, created_at, created_by, claim_id, claim_number, overtime)
  select c.person_id, c.leave_type_id, 'adjustment', c.date, g.hundredths / 100.0, g.expires, $5::timestamptz, c.decided_by,
    c.id, 1 + (select count(*) from leave_entry e where e.claim_id = c.id and e.reverses_id is null), g.overtime::jsonb
  from unnest($1::bigint[], $2::integer[], $3::date[], $4::text[]) as g (claim, hundredths, expires, overtime)
  join overtime_claim c on c.id = g.claim
  order by c.date, c.id
  returning ${returned}, created_by as by`).allChanged;

/** Reverses lots that do not stand for the overtime any more. */
export const reverseLots = statement<StoredLot, [entries: readonly string[], at: string]>(`
  insert into leave_entry (person_id, type_id, kind, date, days, reverses_id, created_at, claim_id, claim_number, overtime)
  select e.person_id, e.type_id, e.kind, e.date, -e.days, e.id, $2::timestamptz, e.claim_id, e.claim_number, e.overtime
  from leave_entry e where e.id = any($1::bigint[])
  order by e.id
  returning ${returned}`).allChanged;
