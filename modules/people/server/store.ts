import type { z } from "zod";
import { columnsOf } from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Me, updateMe } from "../contract/schemas.ts";

/** A new person, with at least one name. */
export type NewPerson = Pick<Me, "nameEn" | "nameAr" | "locale"> & {
  [Name in "titleEn" | "titleAr" | "departmentId" | "managerId" | "phone"]?: string | null;
} & {
  /** Default: Gregorian. */
  calendar?: Me["calendar"];
  /** Default: now. */
  joinedAt?: Date;
};

/** The values that people may change of their own row. */
export type PersonChange = Omit<z.output<typeof updateMe>, "version">;

/** Returns the id. `at` is the time of joining unless the person has another. */
export async function insertPerson(tx: Transaction, person: NewPerson, at: Date): Promise<string> {
  const row = { ...columnsOf(person), joined_at: person.joinedAt ?? at, created_at: at };
  return (await tx.insertInto("person").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Returns the id. */
export async function insertDepartment(tx: Transaction, names: { nameEn: string; nameAr: string }): Promise<string> {
  return (await tx.insertInto("department").values(columnsOf(names)).returning("id").executeTakeFirstOrThrow()).id;
}

export const setManager = statement<never, [personId: string, managerId: string | null]>(
  "update person set manager_id = $2 where id = $1",
).run;

/** Changes a person with this version; returns whether it matched. */
export async function updatePerson(
  tx: Transaction,
  personId: string,
  version: number,
  { visibility = {}, ...change }: PersonChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable("person")
    .set((row) => ({
      ...columnsOf(change),
      phone_visibility: visibility.phone,
      mobile_visibility: visibility.mobile,
      email_visibility: visibility.email,
      birthday_visibility: visibility.birthday,
      version: row("version", "+", 1),
    }))
    .where("id", "=", personId)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

const lockPhoto = statement<{ photo_file_id: string | null }>(
  "select photo_file_id from person where id = $1 for update",
).changedValue("photo_file_id", null);
const changePhoto = statement<never>(
  "update person set photo_file_id = $2, version = version + 1 where id = $1 and photo_file_id is distinct from $2",
);

/** Sets or removes a photo; returns the previous file, which nothing refers to any more. */
export async function setPhoto(tx: Transaction, personId: string, fileId: string | null): Promise<string | null> {
  const replaced = await lockPhoto(tx, personId);
  await changePhoto(tx, [personId, fileId]);
  return replaced === fileId ? null : replaced;
}

/** Deletes people; returns their number. Foreign keys prevent it for authors of anything. */
export const deletePeople = statement<{ id: string }, [ids: readonly string[]]>(
  "delete from person where id = any($1) returning id",
).countChanged;
