import { z } from "zod";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { readInput } from "#platform/http/input.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { maxMembers, type ScimGroup } from "../../contract/scim/schemas.ts";
import { addRoleMembers, removeRoleMember } from "../roles/change-members.ts";
import { createRole, deleteRole, updateRole } from "../roles/change-role.ts";
import type { RoleEdit } from "../roles/context.ts";
import { lockRoles, markProvisioned } from "../roles/store.ts";
import type { Requester } from "../users/context.ts";
import { isJson, valueOf, type Json } from "./apply-operations.ts";
import { baseOf, type ScimContext, type Target } from "./change-user.ts";
import { planMembers } from "./policy.ts";
import { presentGroup, requireVersion } from "./present-resource.ts";
import { selectGroup, selectGroupMembers, type GroupRow } from "./store.ts";
import { readId } from "./read-user.ts";
import { todayOf } from "../accounts/context.ts";

const shape = z.object({
  displayName: z.string().trim().min(1, "fieldRequired").max(80, "maxLength:80"),
  externalId: z.string().trim().max(200).nullish(),
  members: z
    .array(z.string().max(200))
    .max(maxMembers)
    .nullish()
    .transform((members) => members ?? []),
});

const editOf = (tx: Transaction, context: ScimContext, { actor, requestId }: Requester): RoleEdit => ({
  tx,
  context: { ...context, findPersonIds: (db, text, limit = 20) => context.findPersonIds(db, text, limit) },
  author: { personId: actor.personId, permissions: actor.permissions, origin: "directory", requestId },
});

function readGroup(resource: Json): z.output<typeof shape> {
  const members = valueOf(resource, "members");
  const ids = Array.isArray(members) ? members.map((one) => (isJson(one) ? valueOf(one, "value") : one)) : members;
  const given = { displayName: valueOf(resource, "displayName"), externalId: valueOf(resource, "externalId") };
  return readInput(shape, ids === undefined ? given : { ...given, members: ids });
}

/** Sets the members of a role from today on; returns the people whose membership changed. */
async function setMembers(edit: RoleEdit, id: string, members: readonly string[]): Promise<string[]> {
  const { tx, context } = edit;
  const wanted = members.map((value) => {
    const person = readId(value);
    if (person === null) throw refuseField("person_unknown", "members", { key: "invalid" });
    return person;
  });
  const today = await todayOf(tx, context);
  const held = await selectGroupMembers(tx, id, today);
  const { added, removed } = planMembers(held, wanted);
  for (const membership of removed) await removeRoleMember(edit, membership);
  if (added.length > 0) await addRoleMembers(edit, id, { people: added, from: today });
  const gone = new Set(removed);
  return [...added, ...held.filter(({ membership }) => gone.has(membership)).map(({ value }) => value)];
}

async function loadRow(db: Reader, id: string): Promise<GroupRow> {
  const known = readId(id);
  const row = known === null ? undefined : await selectGroup(db, known);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** Returns a role that the directory keeps; throws `not_found` for others. */
export async function loadGroup(db: Reader, context: ScimContext, id: string, withMembers = true): Promise<ScimGroup> {
  const row = await loadRow(db, id);
  return presentGroup(
    row,
    await selectGroupMembers(db, row.id, await todayOf(db, context)),
    baseOf(context),
    withMembers,
  );
}

export async function createGroup(context: ScimContext, requester: Requester, resource: Json): Promise<ScimGroup> {
  const { displayName, externalId = null, members } = readGroup(resource);
  const { group, changed } = await transaction(context.database.primary, async (tx) => {
    const edit = editOf(tx, context, requester);
    const { id } = await createRole(edit, { nameEn: displayName, nameAr: displayName });
    await markProvisioned(tx, id, externalId);
    const people = await setMembers(edit, id, members);
    return { group: await loadGroup(tx, context, id), changed: people };
  });
  for (const personId of changed) context.sessions.forgetPerson(personId);
  return group;
}

/** Applies `change` to the SCIM representation of a role, in one transaction. */
export async function changeGroup(
  context: ScimContext,
  requester: Requester,
  { id, ifMatch }: Target,
  change: (group: ScimGroup) => Json,
): Promise<ScimGroup> {
  const { group, changed } = await transaction(context.database.primary, async (tx) => {
    const edit = editOf(tx, context, requester);
    // Locked first: the new members depend on the current ones, which a concurrent change may replace.
    await lockRoles(tx);
    const shown = await loadGroup(tx, context, id);
    requireVersion(ifMatch, shown.meta.version);
    const row = await loadRow(tx, id);
    const { displayName, externalId = null, members } = readGroup(change(shown));
    if (displayName !== row.name_en) {
      // Until the role has an Arabic name of its own, both names are the same.
      const nameAr = row.name_ar === row.name_en ? displayName : row.name_ar;
      await updateRole(edit, row.id, { version: row.version, nameEn: displayName, nameAr });
    }
    if (externalId !== row.external_id) await markProvisioned(tx, row.id, externalId);
    const people = await setMembers(edit, row.id, members);
    return { group: await loadGroup(tx, context, id), changed: people };
  });
  for (const personId of changed) context.sessions.forgetPerson(personId);
  return group;
}

export async function deleteGroup(context: ScimContext, requester: Requester, { id, ifMatch }: Target): Promise<void> {
  const people = await transaction(context.database.primary, async (tx) => {
    await lockRoles(tx);
    const shown = await loadGroup(tx, context, id);
    requireVersion(ifMatch, shown.meta.version);
    await deleteRole(editOf(tx, context, requester), shown.id);
    return shown.members ?? [];
  });
  for (const { value } of people) context.sessions.forgetPerson(value);
}
