import { sql } from "kysely";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

type Carrier = { carrier_id: string; name: string };
const columns = "p.id, p.grams, p.state";

export const plain = statement<{ id: string; grams: number; state: "new" | "sent" | "lost"; marks: string[] | null }>(
  `select ${columns}, p.marks from parcel p where p.id = $1`,
);
export const joined = statement<{ id: string } & (Carrier | Record<keyof Carrier, null>)>(
  "select p.id, p.carrier_id, c.name from parcel p left join carrier c on c.id = p.carrier_id",
);
export const filtered = statement<{ name: string; sent_at: string; carrier_id: string }>(`
  select c.name, p.sent_at, p.carrier_id from parcel p join carrier c on c.id = p.carrier_id left join parcel o on true
  where p.sent_at is not null and p.grams > $1`);
export const nested = statement<{ name: string; label: string; isLate: boolean }>(`
  with named as (select id, name from carrier), labelled as (select n.id, n.name, n.name || '!' as label from named n)
  select l.name, l.label, p.due < $1::date as "isLate" from labelled l join parcel p on p.carrier_id = l.id`);
export const branches = statement<{ kind: string; id: string }>(
  "select 'parcel' as kind, id::text from parcel union all select 'carrier', id::text from carrier",
);
export const grouped = statement<{ state: string; largest: number; count: number; ids: string[]; isAny: boolean }>(`
  select state, max(grams) as largest, count(*)::int as count, array_agg(id::text) as ids,
    exists (select from carrier) as "isAny" from parcel group by state`);
export const defaulted = statement<{ sent_at: string; total: number; names: { name: string }[] }>(`
  select coalesce(sent_at, $1::timestamptz) as sent_at, (select count(*)::int from carrier) as total,
    (select coalesce(json_agg(json_build_object('name', c.name)), '[]') from carrier c) as names from parcel`);
export const stated = statement<{ sent_at: string; label: string }>(`
  select sent_at, /* not null: parcel_sent */ details ->> 'label' as label /* not null: written with it */ from parcel
  where state = 'sent'`);
export const above = statement<{ id: string; place: number }>(`
  with recursive above (id, place) as (
    select id, 1 from parcel union all select p.id, above.place + 1 from above join parcel p on p.id = above.id)
  select id, place from above`);
export const given = statement<{ id: string; place: string }>(
  "select g.id, g.place from unnest($1::bigint[]) with ordinality as g (id, place)",
);
export const written = statement<{ id: string; due: string }>(
  "insert into parcel (grams, due) select $1, $2 on conflict do nothing returning id, due",
);
export const silent = statement<never>("delete from parcel where id = $1");
export const locked = statement<never>("lock table parcel in share mode");
export const page = pageOf<{ id: string }>(
  ["id"],
  "asc",
  ({ after, orderBy, size }) => `select id from parcel where ${after} order by ${orderBy} limit ${size}`,
);

export const composed = (db: Reader, condition: string) =>
  statement<{ id: string }>(`select id from parcel where ${condition}`)(db, []);
export const composedTemplate = (db: Reader) => sql<{ id: string }>`select id ${sql.raw("from parcel")}`.execute(db);
