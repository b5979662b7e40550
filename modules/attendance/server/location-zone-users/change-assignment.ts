import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { LocationZoneUser } from "../../contract/schemas-location-zone-user.ts";
import type { ChangedRule, RuleKind } from "../effects/change-rule.ts";
import { planEffect, type MovedSubjects } from "../effects/plan-effect.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { addedTo, missingFrom } from "../subjects/policy.ts";
import { readAssignment } from "./list-assignments.ts";
import { assignmentTable, lockAssignment, type AssignmentValues } from "./store.ts";

type Changed = ChangedRule<AssignmentValues>;

// Locked against deletion until the transaction ends: no constraint prevents a reference to a deleted row.
const lockGivenZone = statement<{ id: string }, [id: string]>(
  "select id from zone where id = $1 and deleted_at is null for share",
).hasChanged;
const lockGivenLocation = statement<{ id: string }, [id: string]>(
  "select id from location where id = $1 and deleted_at is null for share",
).hasChanged;

/** The subjects that a change adds and removes. */
const moveOf = ({ before, after }: Changed) => ({
  addedUsers: missingFrom(after?.users ?? [], before?.users ?? []),
  removedUsers: missingFrom(before?.users ?? [], after?.users ?? []),
  addedRoles: missingFrom(after?.roles ?? [], before?.roles ?? []),
  removedRoles: missingFrom(before?.roles ?? [], after?.roles ?? []),
});

/** The same for an existing assignment; all subjects of a new one follow from the rules. */
function movedSubjects(changed: Changed): MovedSubjects[] {
  if (changed.before === null) return [];
  const { addedUsers, removedUsers, addedRoles, removedRoles } = moveOf(changed);
  return [
    { assignment: changed.id, users: addedUsers, roles: addedRoles, gains: true },
    { assignment: changed.id, users: removedUsers, roles: removedRoles, gains: false },
  ];
}

const withoutSubjects = ({ users: _, roles: __, ...rest }: Partial<AssignmentValues>) => rest;

export const assignmentRule: RuleKind<AssignmentValues, LocationZoneUser> = {
  name: "locationZoneUser",
  lock: lockAssignment,
  ...assignmentTable,
  read: readAssignment,
  subjectsOf: (values) => values,
  async check(tx, values, current) {
    const { users, roles, from, to, location, zone } = values;
    if (users.length + roles.length === 0) throw refuseField("fields_conflict", "users", { key: "fieldRequired" });
    if (from !== null && to !== null && to < from) {
      throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
    }
    if (location !== current?.location && !(await lockGivenLocation(tx, location))) {
      throw refuseField("location_unknown", "location", { key: "invalid" });
    }
    if (zone !== current?.zone && !(await lockGivenZone(tx, zone))) {
      throw refuseField("zone_unknown", "zone", { key: "invalid" });
    }
    await requireSubjects(tx, addedTo(current, values));
  },
  planEffect: async (tx, changed, snapshots) => ({
    effect: await planEffect(tx, { ...snapshots, moved: movedSubjects(changed) }),
  }),
  pathOf(changes, changed) {
    if (changed.after === null) return "";
    if (changed.before === null) return "zone";
    return Object.keys(withoutSubjects(changes))[0] ?? (moveOf(changed).addedUsers.length > 0 ? "users" : "roles");
  },
  // Names who joins and leaves instead of long lists.
  detailsOf: (changed, { before, after }) =>
    before === undefined || after === undefined
      ? { before, after }
      : { before: withoutSubjects(before), after: withoutSubjects(after), ...moveOf(changed) },
};
