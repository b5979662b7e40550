import type { StepApprover } from "../rows/load-step.ts";
import { findShown, holds, type GivenAnswers } from "../../contract/form/conditions.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { Definition, FlowStep } from "../../contract/schemas-definition.ts";
import type { Decision, RequestState } from "../../contract/schemas-request.ts";

// State machine of requests:
//
//   draft -> waiting -> approved | rejected
//              |   ^
//              v   |
//            returned           draft, waiting and returned -> withdrawn (a draft is deleted instead)
//
// approved -> revoked when an attendance officer revokes its entry

export const canEdit = (state: RequestState): boolean => state === "draft" || state === "returned";
export const canWithdraw = (state: RequestState): boolean => state === "waiting" || state === "returned";
export const canRequestAgain = (state: RequestState): boolean =>
  state === "rejected" || state === "withdrawn" || state === "revoked";
export const canComment = (state: RequestState): boolean => state !== "draft";

/** Returns the steps that the answers require, in order. */
export function stepsFor({ flow, form }: Pick<Definition, "flow" | "form">, answers: GivenAnswers): FlowStep[] {
  const find = findShown(form.fields, answers);
  return flow.steps.filter(({ when }) => when === undefined || holds(when, find));
}

/** Returns the next required step after `key` (null: the first); null if none is left. */
export function stepAfter(definition: Definition, answers: Answers, key: string | null): FlowStep | null {
  const place = definition.flow.steps.findIndex((step) => step.key === key);
  const later = new Set(definition.flow.steps.slice(place + 1));
  return stepsFor(definition, answers).find((step) => later.has(step)) ?? null;
}

/** Returns the people in `gone` for whom the step no longer waits: those without another open seat. */
export function releasedOf(approvers: readonly StepApprover[], gone: readonly StepApprover[]): string[] {
  const left = new Set(gone.map(({ id }) => id));
  const staying = new Set(
    approvers.filter(({ id, isOpen }) => isOpen && !left.has(id)).map(({ personId }) => personId),
  );
  return gone.map(({ personId }) => personId).filter((personId) => !staying.has(personId));
}

export type Decided = {
  /** Rows that get the decision: the open rows of the approver. */
  rows: StepApprover[];
  /** Rows that no longer need a decision. */
  closed: StepApprover[];
  /** Result of the step; null while it waits for other approvers. */
  outcome: "approved" | "returned" | "rejected" | null;
};

/** Applies a decision to the current step; null if the step does not wait for the person. */
export function decide(
  mode: "any" | "all",
  approvers: readonly StepApprover[],
  personId: string,
  decision: Decision,
): Decided | null {
  const rows = approvers.filter((row) => row.isOpen && row.personId === personId);
  if (rows.length === 0) return null;
  const others = approvers.filter((row) => row.isOpen && !rows.includes(row));
  if (decision !== "approve") return { rows, closed: others, outcome: decision === "return" ? "returned" : "rejected" };
  const seats = new Set(approvers.map(({ seat }) => seat));
  const approved = new Set(
    approvers.filter((row) => rows.includes(row) || row.decision === "approve").map(({ seat }) => seat),
  );
  const isDone = mode === "any" || [...seats].every((seat) => approved.has(seat));
  return {
    rows,
    closed: isDone ? others : others.filter(({ seat }) => approved.has(seat)),
    outcome: isDone ? "approved" : null,
  };
}
