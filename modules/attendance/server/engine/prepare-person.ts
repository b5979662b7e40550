import { orderById } from "#shared/compare-ids.ts";
import type { Absence, Employee, Punch } from "../../contract/evaluation.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { PreparedAssignment, PreparedRules } from "./prepare-rules.ts";

/** One person, their absences and punches, and the assignments and exception days that name them directly. */
export type PersonCase = {
  employee: Employee;
  absences: readonly Absence[];
  punches: readonly Punch[];
  assignedDirectly: ReadonlySet<string>;
  exceptedDirectly: ReadonlySet<string>;
};

/** Days, both inclusive. */
export type Period = { from: number; to: number };

/** An assignment as it reaches this person: directly, or by roles within some periods. */
export type GivenAssignment = {
  assignment: PreparedAssignment;
  direct: boolean;
  /** Empty if given directly. Ordered by role id. */
  roles: readonly (Period & { role: string })[];
};

export type PreparedPerson = PersonCase & {
  employment: Period;
  roles: readonly (Period & { role: string })[];
  /** Best first: layer, then direct before by role, then the assignment's own order. */
  given: readonly GivenAssignment[];
};

const within = ({ from, to }: Period, day: number): boolean => from <= day && day <= to;

function compareAssignments(one: GivenAssignment, other: GivenAssignment): number {
  const byLayer = other.assignment.zone.layerRank - one.assignment.zone.layerRank;
  return byLayer || Number(other.direct) - Number(one.direct) || one.assignment.order - other.assignment.order;
}

export function preparePerson(rules: PreparedRules, person: PersonCase): PreparedPerson {
  const { employee } = person;
  const roles = orderById(employee.roles, ({ id }) => id).map(({ id, from, to }) => ({
    role: id,
    from: from === null ? -Infinity : dayOf(from),
    to: to === null ? Infinity : dayOf(to),
  }));
  const given = new Map<string, GivenAssignment & { roles: (Period & { role: string })[] }>();
  for (const id of person.assignedDirectly) {
    const assignment = rules.assignmentsById.get(id);
    if (assignment !== undefined) given.set(id, { assignment, direct: true, roles: [] });
  }
  for (const membership of roles) {
    for (const assignment of rules.assignmentsByRole.get(membership.role) ?? []) {
      const known = given.get(assignment.id);
      if (known === undefined) given.set(assignment.id, { assignment, direct: false, roles: [membership] });
      else if (!known.direct) known.roles.push(membership);
    }
  }
  const employment = {
    from: employee.joinedOn === null ? -Infinity : dayOf(employee.joinedOn),
    to: employee.leftOn === null ? Infinity : dayOf(employee.leftOn),
  };
  return { ...person, employment, roles, given: [...given.values()].toSorted(compareAssignments) };
}

/** Returns whether the person is employed on a day. The days of joining and leaving both count. */
export const isEmployedOn = (person: PreparedPerson, day: number): boolean =>
  person.employee.active && within(person.employment, day);

/** Returns the role by which it is given on this date: the lowest id; null if directly, undefined if not at all. */
export function roleOn({ direct, roles }: GivenAssignment, day: number): string | null | undefined {
  return direct ? null : roles.find((period) => within(period, day))?.role;
}

/** Returns whether it is a candidate: person employed, zone and assignment valid, given directly or by role. */
export const isCandidateOn = (person: PreparedPerson, given: GivenAssignment, day: number): boolean =>
  given.assignment.startDay <= day &&
  day <= given.assignment.endDay &&
  isEmployedOn(person, day) &&
  roleOn(given, day) !== undefined;

/** Returns the candidates on a date, best first. */
export const candidatesOn = (person: PreparedPerson, day: number): GivenAssignment[] =>
  person.given.filter((given) => isCandidateOn(person, given, day));

export const roleHeldOn = (person: PreparedPerson, roles: ReadonlySet<string>, day: number): string | undefined =>
  person.roles.find((period) => roles.has(period.role) && within(period, day))?.role;
