import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { textOf } from "../rules/entity-parameter.ts";

/** A role with the number of its members today. */
export type SubjectRole = NamedReference & { people: number };

export type SubjectValue = { users: readonly PersonSummary[]; roles: readonly SubjectRole[] };

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

export const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);
const nameOrNull = (value: unknown): string | null => textOf(value) || null;

/** Parses the items of an array that have an id; null if it is not an array. */
function listed<Item>(value: unknown, read: (item: Record<string, unknown>, id: string) => Item): Item[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null) return [];
    const given = item as Record<string, unknown>;
    return isId(given["id"]) ? [read(given, given["id"])] : [];
  });
}

const readUser = (item: Record<string, unknown>, id: string): PersonSummary => ({
  id,
  nameAr: nameOrNull(item["nameAr"]),
  nameEn: nameOrNull(item["nameEn"]),
  titleAr: null,
  titleEn: null,
  photoUrl: null,
});
const readRole = (item: Record<string, unknown>, id: string): SubjectRole => ({
  id,
  nameAr: textOf(item["nameAr"]),
  nameEn: textOf(item["nameEn"]),
  people: typeof item["people"] === "number" && Number.isInteger(item["people"]) ? item["people"] : 0,
});

/** Parses the people and roles of a rule in an address; null if there are none. */
export function readSubjects(given: Record<string, unknown>): SubjectValue | null {
  const users = listed(given["users"], readUser);
  const roles = listed(given["roles"], readRole);
  return users === null || roles === null ? null : { users, roles };
}
