import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { updateRoleRow } from "./store.ts";

/** Ids of departments and locations. */
type Units = { departments: readonly string[]; locations: readonly string[] };

const lockDepartments = statement<{ id: string }, [ids: readonly string[]]>(
  "select id from department where id = any($1::bigint[]) order by id for key share",
).changedColumn("id");
const lockLocations = statement<{ id: string }, [ids: readonly string[]]>(
  "select id from location where id = any($1::bigint[]) and deleted_at is null order by id for key share",
).changedColumn("id");

const placeOfUnknown = (wanted: readonly string[], known: readonly string[]): number =>
  wanted.findIndex((id) => !known.includes(id));

/** Locks the units against deletion; returns the refusal of the first unknown one, and its field. */
export async function findUnknownUnit(tx: Transaction, { departments, locations }: Units) {
  const department = placeOfUnknown(departments, await lockDepartments(tx, departments));
  if (department >= 0) return { code: "department_unknown", path: `bounds.departments.${department}` } as const;
  const location = placeOfUnknown(locations, await lockLocations(tx, locations));
  return location < 0 ? null : ({ code: "location_unknown", path: `bounds.locations.${location}` } as const);
}

const removeBounds = statement<never, [roleId: string]>("delete from role_bound where role_id = $1").run;
const insertBounds = statement<never, [roleId: string, departments: readonly string[], locations: readonly string[]]>(`
  insert into role_bound (role_id, department_id, location_id)
  select distinct $1::bigint, id, null::bigint from unnest($2::bigint[]) as d (id)
  union all select distinct $1::bigint, null::bigint, id from unnest($3::bigint[]) as l (id)`).run;

/** Replaces the bounds of a role, and increments its version; null is the whole organisation. */
export async function replaceBounds(tx: Transaction, roleId: string, wanted: Units | null): Promise<void> {
  await removeBounds(tx, roleId);
  if (wanted !== null) await insertBounds(tx, roleId, wanted.departments, wanted.locations);
  await updateRoleRow(tx, roleId, { is_bounded: wanted !== null });
}
