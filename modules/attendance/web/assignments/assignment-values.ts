import type { CallInput } from "#client/api.ts";
import type { locationZoneUserRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type {
  LocationZoneUser,
  LocationZoneUserInList,
} from "#modules/attendance/contract/schemas-location-zone-user.ts";
import type { Effect, NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { dateOf, readEntity, textOf } from "../rules/entity-parameter.ts";
import { noSubjects, subjectIds, type SubjectValue } from "../subjects/subject-value.ts";

/** The fields of the form, named as in the body, so that refusals match their fields. */
export type AssignmentValues = {
  /** A new form creates one assignment for each. */
  location: readonly NamedReference[];
  zone: NamedReference | null;
  /** Null while the address contains only some of them: then they stay unchanged. */
  users: SubjectValue | null;
  from: string | null;
  to: string | null;
  isActive: boolean;
};

export const emptyAssignment: AssignmentValues = {
  location: [],
  zone: null,
  users: noSubjects,
  from: null,
  to: null,
  isActive: true,
};

const named = ({ id, nameAr, nameEn }: NamedReference): NamedReference => ({ id, nameAr, nameEn });

export const valuesOf = ({ location, zone, users, roles, from, to, isActive }: LocationZoneUser): AssignmentValues => ({
  location: [named(location)],
  zone: named(zone),
  users: { users, roles },
  from,
  to,
  isActive,
});

/** Returns the assignment as the edit page's parameter; people are included only if the list contains them all. */
export function parameterOf(assignment: LocationZoneUserInList): string {
  const { id, location, zone, from, to, roles, someUsers, userCount, isActive } = assignment;
  const users = someUsers.length === userCount ? { users: someUsers } : {};
  return JSON.stringify({ id, location: named(location), zone: named(zone), from, to, roles, ...users, isActive });
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function readNamed(value: unknown): NamedReference | null {
  const { id, nameAr, nameEn } = record(value);
  const text = textOf(id, 18);
  return text === "" ? null : { id: text, nameAr: textOf(nameAr), nameEn: textOf(nameEn) };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);

function readSubjects({ users, roles }: Record<string, unknown>): SubjectValue | null {
  if (!Array.isArray(users)) return null;
  return {
    users: listOf(users).flatMap((user) => {
      const known = readNamed(user);
      return known === null ? [] : [{ ...known, titleAr: null, titleEn: null, photoUrl: null }];
    }),
    roles: listOf(roles).flatMap((role) => {
      const known = readNamed(role);
      const people = record(role)["people"];
      return known === null ? [] : [{ ...known, people: typeof people === "number" ? people : 0 }];
    }),
  };
}

/** Parses the assignment with that id from the address, limited to values valid in the form; else null. */
export function readParameter(text: string | undefined, id: string): AssignmentValues | null {
  const given = readEntity(text, id);
  const [location, zone] = [readNamed(given?.["location"]), readNamed(given?.["zone"])];
  if (given === null || location === null || zone === null) return null;
  return {
    location: [location],
    zone,
    users: readSubjects(given),
    from: dateOf(given["from"]),
    to: dateOf(given["to"]),
    isActive: given["isActive"] !== false,
  };
}

type Body = CallInput<(typeof locationZoneUserRoutes)["createLocationZoneUser"]>["body"];

/** Returns the request body for the first of the locations. */
export const bodyOf = ({ location, zone, users, ...rest }: AssignmentValues): Body => ({
  ...rest,
  location: location[0]?.id ?? "",
  zone: zone?.id ?? "",
  ...(users === null ? {} : subjectIds(users)),
});

/** Returns one body for each location. */
export function bodiesOf(values: AssignmentValues): Body[] {
  if (values.location.length === 0) throw new Error("An assignment without a location was let through.");
  return values.location.map((location) => bodyOf({ ...values, location: [location] }));
}

const sorted = (dates: readonly (string | null)[]): string[] => dates.filter((date) => date !== null).toSorted();

const ownDaysOrder = ["none", "marked", "refused"] as const;

/** Merges the effects of several assignments of the same people; null for none. */
export function mergeEffects(effects: readonly Effect[]): Effect | null {
  const [first] = effects;
  if (first === undefined) return null;
  return {
    ...first,
    people: Math.max(...effects.map(({ people }) => people)),
    from: sorted(effects.map(({ from }) => from)).at(0) ?? null,
    to: sorted(effects.map(({ to }) => to)).at(-1) ?? null,
    lockedMonths: [...new Set(effects.flatMap(({ lockedMonths }) => lockedMonths))].toSorted(),
    conflicts: effects.flatMap(({ conflicts }) => conflicts),
    warnings: effects.flatMap(({ warnings }) => warnings),
    brokenRules: [
      ...new Map(effects.flatMap(({ brokenRules }) => brokenRules.map((each) => [each.rule.id, each]))).values(),
    ],
    uncheckedPeople: Math.max(...effects.map(({ uncheckedPeople }) => uncheckedPeople)),
    ownDays: ownDaysOrder.findLast((each) => effects.some(({ ownDays }) => ownDays === each)) ?? "none",
  };
}
