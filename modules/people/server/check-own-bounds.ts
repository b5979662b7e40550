import { boundPermissionsOf, type Actor } from "#platform/http/actor.ts";
import { refuseField } from "#platform/http/refuse.ts";

/**
 * Throws `own_authority` if a move brings a department, or a person of it, into the author's own bounds of a permission:
 * another user has to do it. Bounds contain what is below their departments, so the place itself decides.
 */
export function requireOwnBounds(actor: Actor, from: string | null, to: string | null, path: string): void {
  const contains = (departments: readonly string[], id: string | null): boolean =>
    id !== null && departments.includes(id);
  const isGained = boundPermissionsOf(actor).some((permission) => {
    const departments = actor.bounds?.get(permission)?.departments ?? [];
    return contains(departments, to) && !contains(departments, from);
  });
  if (isGained) throw refuseField("own_authority", path, { key: "invalid" });
}
