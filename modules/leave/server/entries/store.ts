import { statement } from "#platform/database/statement.ts";

/** Inserts an entry. Values: person, type, kind, date, days, expiry, note, the entry it reverses, time, officer. */
export const insertEntry = statement<
  { id: string },
  [
    personId: string,
    typeId: string,
    kind: "opening" | "adjustment",
    date: string,
    days: number,
    expires: string | null,
    note: string | null,
    reverses: string | null,
    at: string,
    by: string,
  ]
>(`
  insert into leave_entry (person_id, type_id, kind, date, days, expires, note, reverses_id, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`).inserted;

/** Inserts many opening balances at once, as columns. */
export const insertOpenings = statement<
  { id: string },
  [
    personIds: readonly string[],
    typeIds: readonly string[],
    dates: readonly string[],
    days: readonly number[],
    expires: readonly (string | null)[],
    notes: readonly (string | null)[],
    at: string,
    by: string,
  ]
>(`
  insert into leave_entry (person_id, type_id, kind, date, days, expires, note, created_at, created_by)
  select g.person_id, g.type_id, 'opening', g.date, g.days, g.expires, g.note, $7, $8
  from unnest($1::bigint[], $2::bigint[], $3::date[], $4::numeric[], $5::date[], $6::text[])
    as g (person_id, type_id, date, days, expires, note)
  returning id`).run;
