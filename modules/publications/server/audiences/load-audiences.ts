import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Audience, AudienceInput } from "../../contract/schemas-audience.ts";
import { selectAudiences } from "./queries.ts";

/** Loads audiences by id; the returned function finds one of them, null for all users. */
export async function loadAudiences(
  db: Reader,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Audience | null> {
  const audienceIds = ids.filter((id) => id !== null);
  const found = new Map<string, Audience>(audienceIds.map((id) => [id, { departments: [], roles: [] }]));
  const rows = audienceIds.length === 0 ? [] : await selectAudiences(db, [audienceIds]);
  for (const { audience_id: id, kind, ...named } of rows) found.get(id)?.[kind].push(named);
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

/** Sorts the ids, for comparison. */
export const sortedAudience = (given: AudienceInput): AudienceInput =>
  given && { departments: given.departments.toSorted(), roles: given.roles.toSorted() };

/** Returns the current audience in its input format. */
export async function currentAudience(db: Reader, audienceId: string | null): Promise<AudienceInput> {
  const current = (await loadAudiences(db, [audienceId]))(audienceId);
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  return current && sortedAudience({ departments: idsOf(current.departments), roles: idsOf(current.roles) });
}

const selectRoleUses = statement<{ role_id: string; publications: number }>(`
  select a.role_id, ((select count(*) from link l where l.audience_id = any(array_agg(a.audience_id)))
    + (select count(*) from document d where d.audience_id = any(array_agg(a.audience_id)))
    + (select count(*) from promotion p where p.audience_id = any(array_agg(a.audience_id))))::int as publications
  from publication_audience_role a where a.role_id = any($1::bigint[]) group by a.role_id`);

/** Counts links, offers and reports by the roles of their audience. */
export async function countRolePublications(
  db: Reader,
  roleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRoleUses(db, [roleIds]);
  return new Map(rows.map(({ role_id: id, publications }) => [id, publications]));
}
