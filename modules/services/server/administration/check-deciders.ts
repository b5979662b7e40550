import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField, type RefusedField } from "#platform/http/refuse.ts";
import type { Definition } from "../../contract/schemas-definition.ts";
import { namedPeople, namedRoles } from "../flow/resolve-seats.ts";
import { selectActivePeople, selectRoles } from "./queries.ts";

/**
 * Refuses roles and people that are not there, and roles that everybody has: whoever asks would be asked. `path` is the
 * place of the definition in the body.
 */
export async function checkDeciders(db: Reader, { flow }: Definition, path: string): Promise<void> {
  const roles = namedRoles(flow.steps);
  const known = new Map((roles.length === 0 ? [] : await selectRoles(db, [roles])).map((row) => [row.id, row.key]));
  const people = namedPeople(flow.steps);
  const found = people.length === 0 ? [] : await selectActivePeople(db, [people]);
  const active = new Set(found.map((row) => row.id));
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

/** Refuses roles that are not there. */
export async function requireRoles(db: Reader, roles: readonly string[]): Promise<void> {
  const known = new Set((roles.length === 0 ? [] : await selectRoles(db, [roles])).map((row) => row.id));
  const absent = roles.findIndex((id) => !known.has(id));
  if (absent >= 0) throw refuseField("role_unknown", `roles.${absent}`, { key: "invalid" });
}
