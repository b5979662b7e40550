import type { Decider, FlowStep } from "../../contract/schemas-definition.ts";
import type { DeciderReason } from "../../contract/schemas-service.ts";

// Resolves the approvers of a step. Pure: everything it knows is in the facts.

/** A deputy until a day, inclusive. */
export type Substitute = { deputyId: string; until: string };

/** Facts about people on the day of the query. */
export type Facts = {
  requesterId: string;
  /** The requester's managers, nearest first, including former employees. */
  chain: readonly string[];
  /** People mentioned here whose account is active. */
  active: ReadonlySet<string>;
  /** Members of each role on that day. */
  holders: ReadonlyMap<string, readonly string[]>;
  /** Service managers, the last resort. */
  serviceManagers: readonly string[];
  /** Officers of attendance and leave; loaded only for a step that they decide. */
  officers: readonly string[];
  /** Accepted deputies on that day, by absent person. */
  deputies: ReadonlyMap<string, Substitute>;
};

/** A possible approver of a seat, with the reason. */
export type Candidate = {
  personId: string;
  why: DeciderReason;
  insteadOf: { personId: string; until: string | null } | null;
};
/** Alternative approvers; one of them decides. */
export type Seat = readonly Candidate[];

/** Maximum approvers from one role. */
const maxOfSeat = 200;

/** Returns whether a person is reachable and not the requester. */
const canDecide = (facts: Facts, personId: string): boolean =>
  personId !== facts.requesterId && facts.active.has(personId);

/** Returns the nearest manager from `first` on who can decide, else all service managers. */
function managersFrom(facts: Facts, first: number, why: DeciderReason): { personId: string; why: DeciderReason }[] {
  const index = facts.chain.findIndex((personId, place) => place >= first && canDecide(facts, personId));
  const found = facts.chain[index];
  if (found !== undefined) return [{ personId: found, why: index === first ? why : "managerAbove" }];
  return facts.serviceManagers
    .filter((personId) => canDecide(facts, personId))
    .map((personId) => ({ personId, why: "serviceManager" }));
}

function namedBy(decider: Decider, facts: Facts): { personId: string; why: DeciderReason }[] {
  if (decider.kind === "manager") return managersFrom(facts, 0, "manager");
  if (decider.kind === "managersManager") return managersFrom(facts, 1, "managersManager");
  const wanted = decider.kind === "role" ? (facts.holders.get(decider.role) ?? []) : [decider.person];
  const found = wanted.filter((personId) => canDecide(facts, personId));
  if (found.length === 0) return managersFrom(facts, 0, "managerAbove");
  return found.slice(0, maxOfSeat).map((personId) => ({ personId, why: decider.kind }));
}

/** Returns the deputy of an absent person, for one hop only; null if the person decides. */
export function substituteOf(
  deputies: ReadonlyMap<string, Substitute>,
  personId: string,
  mayDecide: (deputyId: string) => boolean,
): Substitute | null {
  const deputy = deputies.get(personId);
  return deputy === undefined || !mayDecide(deputy.deputyId) || deputies.has(deputy.deputyId) ? null : deputy;
}

/** Replaces an absent approver by their deputy. */
function substitute(facts: Facts, { personId, why }: { personId: string; why: DeciderReason }): Candidate {
  const deputy = substituteOf(facts.deputies, personId, (deputyId) => canDecide(facts, deputyId));
  if (deputy === null) return { personId, why, insteadOf: null };
  return { personId: deputy.deputyId, why, insteadOf: { personId, until: deputy.until } };
}

function seatOf(decider: Decider, facts: Facts): Seat {
  const candidates = namedBy(decider, facts).map((found) => substitute(facts, found));
  // A person may be an approver in their own right and as a deputy; their own right comes first.
  const ordered = [
    ...candidates.filter(({ insteadOf }) => insteadOf === null),
    ...candidates.filter(({ insteadOf }) => insteadOf !== null),
  ];
  return ordered.filter(
    ({ personId }, index) => ordered.findIndex((candidate) => candidate.personId === personId) === index,
  );
}

/**
 * Returns the seats of a step, one per decider: with mode "all" each must approve, with "any" one of them. Null if a
 * required seat would stay empty, since no user could ever decide it. A step without deciders is decided by officers,
 * not by their deputies.
 */
export function resolveSeats(step: Pick<FlowStep, "deciders" | "mode">, facts: Facts): Seat[] | null {
  if (step.deciders.length === 0) {
    const officers = facts.officers.filter((personId) => canDecide(facts, personId));
    if (officers.length === 0) return null;
    return [officers.map((personId) => ({ personId, why: "officer", insteadOf: null }))];
  }
  const seats = step.deciders.map((decider) => seatOf(decider, facts));
  const isTaken = (seat: Seat): boolean => seat.length > 0;
  return seats.some(isTaken) && (step.mode === "any" || seats.every(isTaken)) ? seats : null;
}

/** People whose accounts, roles and deputies are needed to resolve the steps. */
export const namedPeople = (steps: readonly Pick<FlowStep, "deciders">[]): string[] =>
  steps.flatMap(({ deciders }) => deciders.flatMap((decider) => (decider.kind === "person" ? [decider.person] : [])));
export const namedRoles = (steps: readonly Pick<FlowStep, "deciders">[]): string[] =>
  steps.flatMap(({ deciders }) => deciders.flatMap((decider) => (decider.kind === "role" ? [decider.role] : [])));
