import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { may, realReaderOf, type Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Onlooker } from "../../contract/privacy.ts";
import type { Person } from "../../contract/schemas-directory.ts";
import type { DirectoryContext } from "./context.ts";
import { onlookerRelation, type Relation } from "./policy.ts";
import { presentPerson } from "./present-person.ts";
import { readPersonRow, type PersonRow } from "./queries-person.ts";
import { insertView } from "./store.ts";

const relationOf = (row: PersonRow, viewer: Actor): Relation => ({
  isSelf: row.id === viewer.personId,
  isOfficer: may(viewer, "user.manage"),
  isManager: row.is_manager,
  isSameDepartment: row.is_same_department,
});

/**
 * Returns a person with the fields that the reader may see, and logs the view of protected ones. Throws `not_found` for
 * unknown and inactive people.
 */
export async function readPerson(
  database: Database,
  { files, settings }: DirectoryContext,
  viewer: Actor,
  id: string,
): Promise<Person> {
  const row = await readPersonRow(database.primary, id, viewer.personId);
  if (row === null) throw refuse("not_found");
  const relation = relationOf(row, viewer);
  const person = presentPerson(row, relation, { files, viewerId: viewer.personId });
  const onlooker = realReaderOf(viewer);
  if (person.guarded.length > 0 && !relation.isSelf && onlooker !== id) {
    const day = civilDateIn((await settings(database.primary)).timeZone);
    const view = { personId: id, viewerId: onlooker, day, fields: person.guarded };
    await transaction(database.primary, (tx) => insertView(tx, view));
  }
  return person;
}

/** Returns the own profile as seen by others. */
export async function previewPerson(
  database: Database,
  { files }: DirectoryContext,
  { personId }: Actor,
  onlooker: Onlooker,
): Promise<Person> {
  const row = await readPersonRow(database.primary, personId, personId);
  if (row === null) throw refuse("not_found");
  return presentPerson(row, onlookerRelation(onlooker), { files, viewerId: personId });
}
