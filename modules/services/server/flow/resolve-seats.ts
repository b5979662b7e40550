import type { Decider, FlowStep } from "../../contract/schemas-definition.ts";
import type { DeciderReason } from "../../contract/schemas-service.ts";

// Who decides a step. Pure: everything it knows stands in the facts.

/** Somebody who stands in for somebody else until a day, inclusive. */
export type Substitute = { deputyId: string; until: string };

/** What is known of people on the day it is asked. */
export type Facts = {
  requesterId: string;
  /** The requester's managers from the nearest up, also those who have left. */
  chain: readonly string[];
  /** Of everybody mentioned here: whose account is active. */
  active: ReadonlySet<string>;
  /** Those who hold a role on that day. */
  holders: ReadonlyMap<string, readonly string[]>;
  /** Those who look after services: the last resort. */
  serviceManagers: readonly string[];
  /** Accepted deputies of those who are away on that day. */
  deputies: ReadonlyMap<string, Substitute>;
};

/** One who may decide a seat, and why it is they. */
export type Candidate = {
  personId: string;
  why: DeciderReason;
  insteadOf: { personId: string; until: string | null } | null;
};
/** Candidates who stand for each other. */
export type Seat = readonly Candidate[];

/** So many holders of a role are asked at most. */
const mostOfSeat = 200;

/** Whether somebody could decide here at all: reachable, and not about their own request. */
const canDecide = (facts: Facts, personId: string): boolean =>
  personId !== facts.requesterId && facts.active.has(personId);

/** The nearest of the managers from `first` on who can decide, else everybody who looks after services. */
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
  return found.slice(0, mostOfSeat).map((personId) => ({ personId, why: decider.kind }));
}

/** Whoever is away is replaced by their deputy, once: a deputy who is away as well is not looked for further. */
function substitute(facts: Facts, { personId, why }: { personId: string; why: DeciderReason }): Candidate {
  const deputy = facts.deputies.get(personId);
  if (deputy === undefined || !canDecide(facts, deputy.deputyId) || facts.deputies.has(deputy.deputyId)) {
    return { personId, why, insteadOf: null };
  }
  return { personId: deputy.deputyId, why, insteadOf: { personId, until: deputy.until } };
}

function seatOf(decider: Decider, facts: Facts): Seat {
  const candidates = namedBy(decider, facts).map((found) => substitute(facts, found));
  // Somebody may be asked for themselves and as a deputy: for themselves comes first.
  const ordered = [
    ...candidates.filter(({ insteadOf }) => insteadOf === null),
    ...candidates.filter(({ insteadOf }) => insteadOf !== null),
  ];
  return ordered.filter(
    ({ personId }, index) => ordered.findIndex((candidate) => candidate.personId === personId) === index,
  );
}

/**
 * The seats of a step, one for each of its deciders: with mode "all" each has to approve, with "any" one of them. Null
 * when a seat that is needed would stay empty, since then nobody could ever decide.
 */
export function resolveSeats(step: Pick<FlowStep, "deciders" | "mode">, facts: Facts): Seat[] | null {
  const seats = step.deciders.map((decider) => seatOf(decider, facts));
  const isTaken = (seat: Seat): boolean => seat.length > 0;
  return seats.some(isTaken) && (step.mode === "any" || seats.every(isTaken)) ? seats : null;
}

/** The people whose accounts, roles and deputies have to be known to resolve some steps. */
export const namedPeople = (steps: readonly Pick<FlowStep, "deciders">[]): string[] =>
  steps.flatMap(({ deciders }) => deciders.flatMap((decider) => (decider.kind === "person" ? [decider.person] : [])));
export const namedRoles = (steps: readonly Pick<FlowStep, "deciders">[]): string[] =>
  steps.flatMap(({ deciders }) => deciders.flatMap((decider) => (decider.kind === "role" ? [decider.role] : [])));
