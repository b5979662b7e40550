import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { PersonSummary } from "#shared/wire.ts";

/** A role with how many people hold it today. */
export type SubjectRole = NamedReference & { people: number };

/** To whom something is given: people by name, and roles. */
export type SubjectValue = { users: readonly PersonSummary[]; roles: readonly SubjectRole[] };

export const nobodyChosen: SubjectValue = { users: [], roles: [] };

/** The same as the server takes it. */
export const subjectIds = ({ users, roles }: SubjectValue): { users: string[]; roles: string[] } => ({
  users: users.map(({ id }) => id),
  roles: roles.map(({ id }) => id),
});

type Found = { users: readonly PersonSummary[]; roles: readonly SubjectRole[] };

/** Adds what has this key (`user 7`, `role 2`) or, when it is chosen, takes it away. */
export function toggleSubject(value: SubjectValue, key: string, found: Found): SubjectValue {
  const [kind, id] = key.split(" ");
  const isThis = (each: { id: string }): boolean => each.id === id;
  if (kind === "role") {
    if (value.roles.some(isThis)) return { ...value, roles: value.roles.filter((role) => !isThis(role)) };
    return { ...value, roles: [...value.roles, ...found.roles.filter(isThis)] };
  }
  if (value.users.some(isThis)) return { ...value, users: value.users.filter((user) => !isThis(user)) };
  return { ...value, users: [...value.users, ...found.users.filter(isThis)] };
}

/** Without the last chip: people stand after roles. */
export function withoutLast(value: SubjectValue): SubjectValue {
  if (value.users.length > 0) return { ...value, users: value.users.slice(0, -1) };
  return { ...value, roles: value.roles.slice(0, -1) };
}
