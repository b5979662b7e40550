import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { LookupCategory } from "../../contract/kinds.ts";
import type { Lookup, RequestType } from "../../contract/schemas-lookup.ts";

/** `path` sorts parents before their children. */
export type LookupRow = Omit<Lookup, "can" | "usedBy"> & { path: string; usedBy: number };

/** Uses are counted up to this number. */
const maxUses = 1000;

/** References to the entry `l`, each kind counted up to the maximum. */
const uses = ["lookup where main_lookup_id", "exception_day where reason_id", "absence where lookup_id"]
  .concat(["punch where reason_id", "punch where void_reason_id", "person where contract_kind_id"])
  .concat(["leave_policy where type_id", "leave_entry where type_id", "leave_use where type_id"])
  .concat(["overtime_policy where leave_type_id", "overtime_claim where leave_type_id"])
  .map((place) => `(select count(*) from (select from ${place} = l.id limit ${maxUses}) as u)`)
  .join(" + ");

/** The name of a service `s`: as published, else as drafted, else its code. */
const serviceName = (key: "nameAr" | "nameEn"): string =>
  `coalesce(v.definition ->> '${key}', s.draft ->> '${key}', s.code)`;
const serviceJoin = "left join service_version v on v.service_id = s.id and v.number = s.published_number";

const place = "(lpad(l.position::text, 6, '0') || lpad(l.id::text, 19, '0')) collate \"C\"";

/** Every entry with the positions of all its ancestors; cheap, as a list has some dozens of entries. */
const selection = `
  with recursive tree as (
    select l.id, ${place} as path from lookup l where l.main_lookup_id is null
    union all
    select l.id, (t.path || '/' || ${place}) collate "C" from tree t join lookup l on l.main_lookup_id = t.id)
  select t.path, l.id, l.category, l.name_ar as "nameAr", l.name_en as "nameEn",
    case when m.id is not null then ${referenceColumn("m")} end as "mainLookup",
    l.request_type as "requestType", case when s.id is not null
      then jsonb_build_object('nameAr', ${serviceName("nameAr")}, 'nameEn', ${serviceName("nameEn")}) end as "requestTypeName",
    l.is_required as "isRequired", l.position as "order", l.is_active as "isActive", l.created_at as "createdAt", l.version,
    least(${uses}, ${maxUses})::int as "usedBy"
  from lookup l join tree t on t.id = l.id left join lookup m on m.id = l.main_lookup_id
  left join service s on s.code = l.request_type ${serviceJoin}`;

export const selectLookup = statement<LookupRow, [id: string]>(`${selection} where l.id = $1`).first;

/** Values: category, parent, words, active; each null for any. */
export const lookupPage = pageOf<LookupRow>(
  ["l.category", "t.path"],
  "asc",
  ({ after, orderBy, size }) => `${selection}
  where ($1::text is null or l.category = $1) and ($2::bigint is null or l.main_lookup_id = $2)
    and ${containsText("l.name_en || ' ' || l.name_ar", 3)} and ($4::boolean is null or l.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);

/** The service of a code, or all. */
export const listServices = statement<RequestType, [code: string | null]>(`
  select s.code, ${serviceName("nameAr")} as "nameAr", ${serviceName("nameEn")} as "nameEn"
  from service s ${serviceJoin} where $1::text is null or s.code = $1 order by s.position, s.id limit 500`).all;

/** The entry and its ancestors, itself first. */
export const selectAbove = statement<{ id: string; category: LookupCategory }, [id: string]>(`
  with recursive above as (
    select id, category, main_lookup_id from lookup where id = $1
    union select l.id, l.category, l.main_lookup_id from above join lookup l on l.id = above.main_lookup_id
  )
  select id, category from above`).all;
