import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const selectUses = statement<{ role_id: string; publications: number }>(`
  select a.role_id, ((select count(*) from link l where l.audience_id = any(array_agg(a.audience_id)))
    + (select count(*) from document d where d.audience_id = any(array_agg(a.audience_id)))
    + (select count(*) from promotion p where p.audience_id = any(array_agg(a.audience_id))))::int as publications
  from publication_audience_role a where a.role_id = any($1::bigint[]) group by a.role_id`);

/** Counts links, offers and reports by the roles of their audience. */
export async function countRolePublications(
  db: Reader,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectUses(db, [roleIds]);
  return new Map(rows.map(({ role_id: id, publications }) => [id, publications]));
}
