import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Audience, AudienceInput, NamedReference } from "../../contract/schemas-audience.ts";
import { selectAudiences, selectDepartments, selectRoles } from "./queries.ts";

const named = ({ id, name_ar: nameAr, name_en: nameEn }: { id: string; name_ar: string; name_en: string }) =>
  ({ id, nameAr, nameEn }) satisfies NamedReference;

/** Loads the members of audiences by id; null ids are skipped. */
export async function loadAudiences(db: Reader, ids: readonly (string | null)[]): Promise<Map<string, Audience>> {
  const audienceIds = ids.filter((id) => id !== null);
  const found = new Map<string, Audience>(audienceIds.map((id) => [id, { departments: [], roles: [] }]));
  if (audienceIds.length === 0) return found;
  for (const row of await selectAudiences(db, [audienceIds])) {
    const audience = found.get(row.audience_id);
    (row.kind === "role" ? audience?.roles : audience?.departments)?.push(named(row));
  }
  return found;
}

/** Loads all departments and roles that can be chosen. */
export async function loadChoices(db: Reader): Promise<Audience> {
  return { departments: (await selectDepartments(db, [])).map(named), roles: (await selectRoles(db, [])).map(named) };
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).toSorted();

/** Returns the current audience in its input format. */
export async function currentAudience(tx: Reader, audienceId: string | null): Promise<AudienceInput> {
  if (audienceId === null) return null;
  const now = (await loadAudiences(tx, [audienceId])).get(audienceId);
  return { departments: idsOf(now?.departments ?? []), roles: idsOf(now?.roles ?? []) };
}
/** Sorts the ids, for comparison. */
export const sortedAudience = (given: AudienceInput): AudienceInput =>
  given === null ? null : { departments: given.departments.toSorted(), roles: given.roles.toSorted() };

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
