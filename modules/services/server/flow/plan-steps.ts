import type { Reader } from "#platform/database/database.ts";
import type { FlowStep } from "../../contract/schemas-definition.ts";
import type { ApproverSummary } from "../../contract/schemas-service.ts";
import type { FindPerson } from "../load-people.ts";
import { loadFacts } from "./load-facts.ts";
import { resolveSeats, type Candidate } from "./resolve-seats.ts";

/** A step with the approvers it would have today; empty if no user could decide it. */
export type PlannedSeats = { step: FlowStep; candidates: Candidate[] };

/** Maximum listed people of a step. */
const maxNamed = 20;

/** Returns the approvers that some steps would have today, each person once per step. */
export async function planSteps(
  db: Reader,
  requesterId: string,
  steps: readonly FlowStep[],
  today: string,
): Promise<PlannedSeats[]> {
  if (steps.length === 0) return [];
  const facts = await loadFacts(db, requesterId, steps, today);
  return steps.map((step) => {
    const people = new Map<string, Candidate>();
    for (const candidate of (resolveSeats(step, facts) ?? []).flat()) {
      if (!people.has(candidate.personId)) people.set(candidate.personId, candidate);
    }
    return { step, candidates: [...people.values()].slice(0, maxNamed) };
  });
}

export const peopleOf = (planned: readonly PlannedSeats[]): string[] =>
  planned.flatMap(({ candidates }) =>
    candidates.flatMap(({ personId, insteadOf }) => [personId, ...(insteadOf === null ? [] : [insteadOf.personId])]),
  );

export const presentCandidate = ({ personId, why, insteadOf }: Candidate, find: FindPerson): ApproverSummary => ({
  person: find(personId),
  why,
  insteadOf: insteadOf === null ? null : { person: find(insteadOf.personId), until: insteadOf.until },
});
