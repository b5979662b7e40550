import type { SelfGrant } from "#modules/identity/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField, type RefusedField } from "#platform/http/refuse.ts";
import { findActive } from "../load-people.ts";
import { readCalendar, type ActorChange } from "../context.ts";
import type { Definition } from "../../contract/schemas-definition.ts";
import { namedPeople, namedRoles } from "../flow/resolve-seats.ts";
import { selectOwnRoles, selectRoles } from "./queries.ts";

/**
 * Throws for unknown roles and people, and for the role of all employees, which would make the requester an approver.
 * `path` is that of the definition.
 */
export async function checkDeciders(db: Reader, { flow }: Definition, path: string): Promise<void> {
  const roles = namedRoles(flow.steps);
  const known = new Map((roles.length === 0 ? [] : await selectRoles(db, [roles])).map((row) => [row.id, row.key]));
  const active = await findActive(db, namedPeople(flow.steps));
  const tooWide: RefusedField[] = [];
  for (const [index, { deciders }] of flow.steps.entries()) {
    for (const [place, decider] of deciders.entries()) {
      const at = `${path}flow.steps.${index}.deciders.${place}`;
      if (decider.kind === "person" && !active.has(decider.person)) {
        throw refuseField("person_unknown", at, { key: "invalid" });
      }
      if (decider.kind !== "role") continue;
      if (!known.has(decider.role)) throw refuseField("role_unknown", at, { key: "invalid" });
      if (known.get(decider.role) === "employee") tooWide.push({ path: at, message: { key: "roleOfEverybody" } });
    }
  }
  if (tooWide.length > 0) throw refuse("fields_conflict", { fields: tooWide });
}

/** Throws `own_authority` if publishing would newly make the publisher an approver, by name or by a role of theirs. */
export async function requireNewDeciders(
  { tx, context, actor }: ActorChange,
  given: { definition: Definition; before: Definition | null; reason: string | null },
): Promise<SelfGrant> {
  const deciders = given.definition.flow.steps.flatMap((step) => step.deciders);
  const before = new Set(given.before?.flow.steps.flatMap((step) => step.deciders).map((each) => JSON.stringify(each)));
  const added = deciders.filter((each) => !before.has(JSON.stringify(each)));
  const roles = added.flatMap((each) => (each.kind === "role" ? [each.role] : []));
  const people = added.flatMap((each) => (each.kind === "person" ? [each.person] : []));
  const { today } = await readCalendar(tx, context);
  const isMember = roles.length > 0 && (await selectOwnRoles(tx, [actor.personId, roles, today])).length > 0;
  const receivers = isMember ? [...people, actor.personId] : people;
  return context.requireDeciders(tx, actor, { receivers, path: "flow.steps", reason: given.reason });
}

/** Throws if a role is unknown. */
export async function requireRoles(db: Reader, roles: readonly string[]): Promise<void> {
  const known = new Set((roles.length === 0 ? [] : await selectRoles(db, [roles])).map((row) => row.id));
  const absent = roles.findIndex((id) => !known.has(id));
  if (absent >= 0) throw refuseField("role_unknown", `roles.${absent}`, { key: "invalid" });
}
