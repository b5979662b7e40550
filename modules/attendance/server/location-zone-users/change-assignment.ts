import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import type {
  createLocationZoneUser as createSchema,
  LocationZoneUser,
  updateLocationZoneUser as updateSchema,
} from "../../contract/schemas-location-zone-user.ts";
import { completeChange, planChange } from "../effects/plan-change.ts";
import type { MovedSubjects } from "../effects/plan-effect.ts";
import { changesOf } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { missingFrom, sorted } from "../subjects/policy.ts";
import { readAssignment, requireAssignment } from "./list-assignments.ts";
import {
  deleteAssignmentRow,
  insertAssignment,
  lockAssignment,
  moveSubjects,
  updateAssignmentRow,
  type AssignmentValues,
} from "./store.ts";

export type Creation = z.output<typeof createSchema>;
export type Changes = Omit<z.output<typeof updateSchema>, "version">;

/** Inserts a new assignment, without checks of conflicts or notifications. */
export async function writeCreation(
  tx: Transaction,
  body: Creation,
): Promise<{ id: string; values: AssignmentValues }> {
  const values = {
    ...body,
    from: body.from ?? null,
    to: body.to ?? null,
    users: sorted(body.users),
    roles: sorted(body.roles),
  };
  await requireAssignment(tx, values, values);
  return { id: await insertAssignment(tx, values, nowIso()), values };
}

/** Writes a change of a locked assignment; null if nothing differs. */
export async function writeChange(tx: Transaction, id: string, current: AssignmentValues, given: Changes) {
  const { users, roles, ...rest } = given;
  const lists = { users: users && sorted(users), roles: roles && sorted(roles) };
  const { location, zone, from, to, isActive } = current;
  const own = { location, zone, from, to, isActive };
  const changed = changesOf<typeof own>(own, rest);
  const moving = {
    addedUsers: missingFrom(lists.users ?? [], current.users),
    removedUsers: lists.users === undefined ? [] : missingFrom(current.users, lists.users),
    addedRoles: missingFrom(lists.roles ?? [], current.roles),
    removedRoles: lists.roles === undefined ? [] : missingFrom(current.roles, lists.roles),
  };
  const isMoving = Object.values(moving).some((ids) => ids.length > 0);
  if (Object.keys(changed.changes).length === 0 && !isMoving) return null;
  const next: AssignmentValues = {
    ...own,
    ...changed.changes,
    users: lists.users ?? current.users,
    roles: lists.roles ?? current.roles,
  };
  if (next.users.length + next.roles.length === 0)
    throw refuseField("fields_conflict", "users", { key: "fieldRequired" });
  const { location: newLocation, zone: newZone } = changed.changes;
  const { addedUsers, addedRoles } = moving;
  await requireAssignment(tx, next, { location: newLocation, zone: newZone, users: addedUsers, roles: addedRoles });
  await updateAssignmentRow(tx, id, next);
  await moveSubjects(tx, id, moving);
  const moved: MovedSubjects[] = [
    { assignment: id, users: moving.addedUsers, roles: moving.addedRoles, gains: true },
    { assignment: id, users: moving.removedUsers, roles: moving.removedRoles, gains: false },
  ];
  return { ...changed, moving, moved };
}

/** The subjects that lose an assignment when it is deleted. */
export const lostBy = (id: string, { users, roles }: AssignmentValues): MovedSubjects[] => [
  { assignment: id, users, roles, gains: false },
];

/** Assigns a place and a zone to people and roles; throws if times overlap for a person. */
export async function createAssignment({ tx, context, author }: Change, body: Creation): Promise<LocationZoneUser> {
  await changeRules(tx);
  const { written, effect, after } = await planChange(tx, context, () => writeCreation(tx, body));
  const { id, values } = written;
  const change = { action: "locationZoneUser.created", id, effect, after, path: "zone" } as const;
  await completeChange(tx, author, change, { after: values });
  return readAssignment({ db: tx, context, viewerId: author.personId }, id);
}

/** Updates an assignment and recomputes its days. */
export async function updateAssignment(
  { tx, context, author }: Change,
  id: string,
  { version, ...given }: z.output<typeof updateSchema>,
): Promise<LocationZoneUser> {
  await changeRules(tx);
  const current = await lockAssignment(tx, id);
  if (current === undefined) throw refuse("not_found");
  if (version !== current.version) {
    throw refuse("stale_version", {
      current: await readAssignment({ db: tx, context, viewerId: author.personId }, id),
    });
  }
  const write = () => writeChange(tx, id, current, given);
  const { written: changed, effect, after } = await planChange(tx, context, write, (made) => made?.moved ?? []);
  if (changed !== null) {
    const path = Object.keys(changed.changes)[0] ?? (changed.moving.addedUsers.length > 0 ? "users" : "roles");
    const details = { before: changed.before, after: changed.changes, ...changed.moving };
    await completeChange(tx, author, { action: "locationZoneUser.updated", id, effect, after, path }, details);
  }
  return readAssignment({ db: tx, context, viewerId: author.personId }, id);
}

export async function deleteAssignment({ tx, context, author }: Change, id: string): Promise<void> {
  await changeRules(tx);
  const current = await lockAssignment(tx, id);
  if (current === undefined) throw refuse("not_found");
  const remove = () => deleteAssignmentRow(tx, [id]);
  const { effect, after } = await planChange(tx, context, remove, () => lostBy(id, current));
  await completeChange(tx, author, { action: "locationZoneUser.deleted", id, effect, after }, { before: current });
}
