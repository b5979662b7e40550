import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Location } from "../../contract/schemas-location.ts";

/** The saved fields of a location, named as in request bodies. */
export type LocationValues = Omit<Location, "id" | "assignmentCount" | "createdAt" | "version">;

const columnsOf = (values: LocationValues) => ({
  name_ar: values.nameAr,
  name_en: values.nameEn,
  latitude: values.latitude,
  longitude: values.longitude,
  radius: values.radius,
  time_zone: values.timeZone,
  fence_policy: values.fencePolicy,
  strict: values.strict,
  maximum_accuracy: values.maximumAccuracy,
  outdoors: values.outdoors,
  is_active: values.isActive,
});

const lock = statement<{ id: string }>("select id from location where id = $1 and deleted_at is null for update");

/** Locks a location until the transaction ends; returns whether it exists. */
export const lockLocation = async (tx: Transaction, id: string): Promise<boolean> => (await lock(tx, [id])).length > 0;

/** Inserts a location; returns its id. */
export async function insertLocation(tx: Transaction, values: LocationValues, createdAt: string): Promise<string> {
  const { id } = await tx
    .insertInto("location")
    .values({ ...columnsOf(values), created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLocationRow(tx: Transaction, id: string, values: LocationValues): Promise<void> {
  await tx
    .updateTable("location")
    .set((expression) => ({ ...columnsOf(values), version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Soft delete: the row stays for the names of punches and days. */
export async function markLocationDeleted(tx: Transaction, id: string, at: string): Promise<void> {
  await tx
    .updateTable("location")
    .set((expression) => ({ deleted_at: at, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
