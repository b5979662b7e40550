import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Definition, ManagedService } from "../../contract/schemas-definition.ts";

export type ServiceValues = Pick<ManagedService, "category" | "icon" | "order" | "grants" | "isActive" | "draft">;

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const insert = statement<{ id: string }>(`
  insert into service (code, category, icon, position, grants, is_active, draft, created_at, effect)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (code) do nothing returning id`).changedValue("id", null);

/** Inserts a service; returns its id, or null if the code is taken. */
export async function insertService(
  tx: Transaction,
  code: string,
  { category, icon, order, grants, isActive, draft, effect }: ServiceValues & Pick<ManagedService, "effect">,
  at: string,
): Promise<string | null> {
  return insert(tx, code, category, icon, order, json(grants), isActive, json(draft), at, effect);
}

const update = statement<never>(`
  update service set category = $2, icon = $3, position = $4, grants = $5, is_active = $6, draft = $7,
    version = version + 1
  where id = $1`);
export async function updateServiceRow(
  tx: Transaction,
  id: string,
  { category, icon, order, grants, isActive, draft }: ServiceValues,
): Promise<void> {
  await update(tx, [id, category, icon, order, json(grants), isActive, json(draft)]);
}

const removeRoles = statement<never>("delete from service_role where service_id = $1");
const insertRoles = statement<never>(
  "insert into service_role (service_id, role_id) select $1, * from unnest($2::bigint[])",
);
export async function replaceRoles(tx: Transaction, id: string, roles: readonly string[]): Promise<void> {
  await removeRoles(tx, [id]);
  if (roles.length > 0) await insertRoles(tx, [id, [...new Set(roles)]]);
}

const insertVersion = statement<{ number: number }>(`
  insert into service_version (service_id, number, definition, published_at, published_by)
  select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from service_version where service_id = $1 returning number`).inserted;
const setPublished = statement<never>(
  "update service set published_number = $2, draft = null, version = version + 1 where id = $1",
);

/** Publishes a definition as the next version; returns its number. The caller locks the service. */
export async function publishVersion(
  tx: Transaction,
  id: string,
  { definition, at, by }: { definition: Definition; at: string; by: string },
): Promise<number> {
  const { number } = await insertVersion(tx, id, JSON.stringify(definition), at, by);
  await setPublished(tx, [id, number]);
  return number;
}
