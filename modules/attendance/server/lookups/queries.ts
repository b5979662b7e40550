import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { LookupCategory } from "../../contract/kinds.ts";

export type LookupRow = {
  id: string;
  category: LookupCategory;
  name_ar: string;
  name_en: string;
  main_lookup_id: string | null;
  main_ar: string | null;
  main_en: string | null;
  request_type: string | null;
  service_ar: string | null;
  service_en: string | null;
  is_required: boolean;
  position: number;
  is_active: boolean;
  created_at: string;
  version: number;
  used_by: number;
  /** Sorts parents before their children. */
  path: string;
};

/** Uses are counted up to this number. */
const maxUses = 1000;

/** References to the entry `l`, each kind counted up to the maximum. */
const uses = ["lookup where main_lookup_id", "exception_day where reason_id", "absence where lookup_id"]
  .concat(["punch where reason_id", "punch where void_reason_id", "person where contract_kind_id"])
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
  select t.path, ${serviceName("nameAr")} as service_ar, ${serviceName("nameEn")} as service_en, l.id, l.category, l.name_ar, l.name_en, l.main_lookup_id, m.name_ar as main_ar, m.name_en as main_en,
    l.request_type, l.is_required, l.position, l.is_active, l.created_at, l.version,
    least(${uses}, ${maxUses})::int as used_by
  from lookup l join tree t on t.id = l.id left join lookup m on m.id = l.main_lookup_id
  left join service s on s.code = l.request_type ${serviceJoin}`;

/** Values: id. */
export const selectLookup = statement<LookupRow>(`${selection} where l.id = $1`);

/** Values: category, parent, words, active; each null for any. */
export const lookupPage = pageOf<LookupRow>(
  ["l.category", "t.path"],
  "asc",
  ({ after, orderBy, size }) => `${selection}
  where ($1::text is null or l.category = $1) and ($2::bigint is null or l.main_lookup_id = $2)
    and ${containsText("l.name_en || ' ' || l.name_ar", 3)} and ($4::boolean is null or l.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);

/** All services. Values: code, null for all. */
export const selectServices = statement<{ code: string; name_ar: string; name_en: string }>(`
  select s.code, ${serviceName("nameAr")} as name_ar, ${serviceName("nameEn")} as name_en
  from service s ${serviceJoin} where $1::text is null or s.code = $1 order by s.position, s.id limit 500`);

/** The entry and its ancestors, itself first. Values: id. */
export const selectAbove = statement<{ id: string; category: LookupCategory }>(`
  with recursive above as (
    select id, category, main_lookup_id from lookup where id = $1
    union select l.id, l.category, l.main_lookup_id from above join lookup l on l.id = above.main_lookup_id
  )
  select id, category from above`);
