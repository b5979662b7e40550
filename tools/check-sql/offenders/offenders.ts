import { sql } from "kysely";
import type { Reader } from "#platform/database/database.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

export const syntax = statement<{ id: string }>("select id form parcel");
export const absentColumn = statement<{ colour: string }>("select colour from parcel");
export const unselected = statement<{ id: string; state: string }>("select id from parcel");
export const renamed = statement<{ parcelId: string }>("select id as parcel_id from parcel");
export const wrongNumber = statement<{ grams: string }>("select grams from parcel");
export const wrongDate = statement<{ sent_at: Date | null }>("select sent_at from parcel");
export const wrongArray = statement<{ marks: string | null }>("select marks from parcel");
export const unknownType = statement<{ spot: string | null }>("select spot from parcel");
export const missingValue = statement<{ state: "new" | "sent" }>("select state from parcel");

export const nullableColumn = statement<{ sent_at: string }>("select sent_at from parcel");
export const returned = statement<{ carrier_id: string }>("update parcel set carrier_id = $1 returning carrier_id");
export const outerSide = statement<{ name: string }>(
  "select c.name from parcel p left join carrier c on c.id = p.carrier_id and c.name <> ''",
);
export const otherSide = statement<{ id: string }>(
  "select p.id from parcel p right join carrier c on c.id = p.carrier_id",
);
export const outerSubquery = statement<{ label: string }>(
  "select x.label from parcel p left join (select id, name || '!' as label from carrier) x on x.id = p.carrier_id",
);
export const outerWith = statement<{ name: string }>(
  "with c as (select id, name from carrier) select c.name from parcel p left join c on c.id = p.carrier_id",
);
export const oneBranch = statement<{ name: string }>("select name from carrier union all select null");
export const noRows = statement<{ largest: number }>("select max(grams) as largest from parcel");
export const subselect = statement<{ name: string }>(
  "select (select c.name from carrier c where c.id = p.carrier_id) as name from parcel p",
);
export const noElse = statement<{ size: string }>("select case when grams > 9 then 'large' end as size from parcel");
export const member = statement<{ label: string }>("select details ->> 'label' as label from parcel");
export const tested = statement<{ isNear: boolean }>(`select grams < $1 as "isNear" from parcel where $1::int is null`);
export const alternative = statement<{ sent_at: string }>("select sent_at from parcel where sent_at > $1 or grams > 1");

export const needless = statement<{ id: string }>("select id /* not null: a key */ from parcel");
export const plannedAnew = unpreparedStatement<{ grams: boolean }>("select grams from parcel");
export const page = pageOf<{ id: number }>(
  ["id"],
  "asc",
  ({ after, orderBy, size }) => `select id from parcel where ${after} order by ${orderBy} limit ${size}`,
);

export const late = (db: Reader) => statement<{ id: string }>("select id from parcel")(db, []);
export const template = (db: Reader, id: string) => sql<{ id: string }>`select id from parcel where id = ${id}`.execute(db);
