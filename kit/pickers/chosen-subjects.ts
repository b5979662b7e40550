import type { Subjects } from "#shared/subjects.ts";
import type { PersonSummary } from "#shared/wire.ts";

/** The people and roles that a form has chosen; a role with the number of its members today. */
export type SubjectValue = { users: readonly PersonSummary[]; roles: Subjects["roles"] };

export const noSubjects: SubjectValue = { users: [], roles: [] };

export const subjectIds = ({ users, roles }: SubjectValue): { users: string[]; roles: string[] } => ({
  users: users.map(({ id }) => id),
  roles: roles.map(({ id }) => id),
});

/** Adds the subject with this key (`user 7`, `role 2`), or removes it if it is chosen. */
export function toggleSubject(value: SubjectValue, key: string, found: SubjectValue): SubjectValue {
  const [kind, id] = key.split(" ");
  const toggled = <Item extends { id: string }>(chosen: readonly Item[], offered: readonly Item[]): Item[] => {
    const others = chosen.filter((each) => each.id !== id);
    return others.length < chosen.length ? others : [...chosen, ...offered.filter((each) => each.id === id)];
  };
  return kind === "role"
    ? { ...value, roles: toggled(value.roles, found.roles) }
    : { ...value, users: toggled(value.users, found.users) };
}

/** Removes the last chip: people come after roles. */
export const withoutLast = ({ users, roles }: SubjectValue): SubjectValue =>
  users.length > 0 ? { users: users.slice(0, -1), roles } : { users, roles: roles.slice(0, -1) };
