import { mentionKey, type Mention } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Mentioned } from "../../contract/schemas-parts.ts";

/** SQL for the mentions `m` that match a condition, with current names, as JSON. */
export const mentionsOf = (condition: string): string => `coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', case when m.person_id is null then 'department' else 'person' end,
        'id', coalesce(m.person_id, m.department_id)::text,
        'nameAr', coalesce(p.name_ar, d.name_ar), 'nameEn', coalesce(p.name_en, d.name_en)))
      from mention m left join person p on p.id = m.person_id left join department d on d.id = m.department_id
      where ${condition}), '[]')`;

const selectNamed = statement<Mentioned>(`
  select 'person' as kind, id, name_ar as "nameAr", name_en as "nameEn" from person where id = any($1::bigint[])
  union all
  select 'department', id, name_ar, name_en from department where id = any($2::bigint[])`);

/** Returns the ids of the mentioned people and of the departments. */
export const idsByKind = (mentions: readonly Mention[]): [people: string[], departments: string[]] => {
  const idsOf = (kind: Mention["kind"]) => mentions.filter((one) => one.kind === kind).map(({ id }) => id);
  return [idsOf("person"), idsOf("department")];
};

/** Returns the existing people and departments by the key of their mention. */
export async function findMentioned(db: Reader, mentions: readonly Mention[]): Promise<Map<string, Mentioned>> {
  if (mentions.length === 0) return new Map();
  const rows = await selectNamed(db, idsByKind(mentions));
  return new Map(rows.map((row) => [mentionKey(row), row]));
}
