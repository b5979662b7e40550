import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { trySchedule } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { loadCases, type LoadedCase, type LoadedCases } from "../days/load-cases.ts";
import { requireSubjects } from "../subjects/require-subjects.ts";
import { selectRoleNames, type RoleNames } from "./queries.ts";

type Body = z.output<typeof trySchedule>;

export type Subject = { loaded: LoadedCases; person: LoadedCase; roles: readonly RoleNames[] };

/** A fictitious person, described by roles and a date of joining. */
function describedCase({ roles: ids, joinedOn = null }: NonNullable<Body["person"]>, roles: Subject["roles"]) {
  const held = new Set([...ids, ...roles.filter(({ key }) => key === "employee").map(({ id }) => id)]);
  const memberships = [...held].map((id) => ({ id, from: null, to: null }));
  const employee = { id: "0", roles: memberships, joinedOn, leftOn: null, active: true };
  const nothing = {
    absences: [],
    punches: [],
    assignedDirectly: new Set<string>(),
    exceptedDirectly: new Set<string>(),
  };
  return { personId: employee.id, isActive: true, case: { employee, ...nothing }, punchIds: [] };
}

/** Loads the person of a trial with the current rules; throws 422 for unknown ids. */
export async function loadSubject(db: Reader, { rules }: AttendanceContext, body: Body): Promise<Subject> {
  const { user, person = { roles: [] }, date } = body;
  const roles = await selectRoleNames(db, []);
  const loaded = await loadCases(db, rules, user === undefined ? [] : [user], { from: date, to: date });
  if (user === undefined) {
    await requireSubjects(db, { roles: person.roles }, "person.");
    return { loaded, person: describedCase(person, roles), roles };
  }
  const real = loaded.people.get(user);
  if (real === undefined) throw refuseField("person_unknown", "user", { key: "invalid" });
  return { loaded, person: real, roles };
}
