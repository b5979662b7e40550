import type { Reader } from "#platform/database/database.ts";
import type { Audience, AudienceInput, NamedReference } from "../../contract/schemas-audience.ts";
import { selectAudiences, selectDepartments, selectRoles } from "./queries.ts";

const named = ({ id, name_ar: nameAr, name_en: nameEn }: { id: string; name_ar: string; name_en: string }) =>
  ({ id, nameAr, nameEn }) satisfies NamedReference;

/** Of whom some audiences consist, by id; null ids are left out. */
export async function loadAudiences(db: Reader, ids: readonly (string | null)[]): Promise<Map<string, Audience>> {
  const asked = ids.filter((id) => id !== null);
  const found = new Map<string, Audience>(asked.map((id) => [id, { departments: [], roles: [] }]));
  if (asked.length === 0) return found;
  for (const row of await selectAudiences(db, [asked])) {
    const audience = found.get(row.audience_id);
    (row.kind === "role" ? audience?.roles : audience?.departments)?.push(named(row));
  }
  return found;
}

/** What audiences can be made of. */
export async function loadChoices(db: Reader): Promise<Audience> {
  return {
    departments: (await selectDepartments(db, [])).map(named),
    roles: (await selectRoles(db, [])).map(named),
  };
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).toSorted();

/** Whom something is for, as it would be asked for again. */
export async function audienceNow(tx: Reader, audienceId: string | null): Promise<AudienceInput> {
  if (audienceId === null) return null;
  const now = (await loadAudiences(tx, [audienceId])).get(audienceId);
  return { departments: idsOf(now?.departments ?? []), roles: idsOf(now?.roles ?? []) };
}
/** The same, however it was written. */
export const inOrder = (given: AudienceInput): AudienceInput =>
  given === null ? null : { departments: given.departments.toSorted(), roles: given.roles.toSorted() };
