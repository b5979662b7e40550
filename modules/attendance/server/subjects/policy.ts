type Subjects = { users: readonly string[]; roles: readonly string[] };

export function missingFrom(list: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return list.filter((id) => !known.has(id));
}

/** Returns the people and roles that rules name after a change but not before it. */
export const addedTo = (before: Subjects | null, after: Subjects): { users: string[]; roles: string[] } => ({
  users: missingFrom(after.users, before?.users ?? []),
  roles: missingFrom(after.roles, before?.roles ?? []),
});
