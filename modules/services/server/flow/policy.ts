import { findShown, holds, type GivenAnswers } from "../../contract/form/conditions.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { Definition, FlowStep } from "../../contract/schemas-definition.ts";
import type { Decision, RequestState } from "../../contract/schemas-request.ts";

// What may happen to a request, and what follows. The states:
//
//   draft -> waiting -> approved | rejected
//              |   ^
//              v   |
//            returned           draft, waiting and returned -> withdrawn (a draft is deleted instead)
//
// approved -> revoked when an attendance officer takes back what it entered

export const canEdit = (state: RequestState): boolean => state === "draft" || state === "returned";
export const canWithdraw = (state: RequestState): boolean => state === "waiting" || state === "returned";
/** It came to nothing, so that it may be asked for anew. */
export const canAskAgain = (state: RequestState): boolean =>
  state === "rejected" || state === "withdrawn" || state === "revoked";
export const canComment = (state: RequestState): boolean => state !== "draft";

/** The steps that these answers ask for, in order. */
export function stepsFor({ flow, form }: Pick<Definition, "flow" | "form">, answers: GivenAnswers): FlowStep[] {
  const find = findShown(form.fields, answers);
  return flow.steps.filter(({ when }) => when === undefined || holds(when, find));
}

/** The first step after `key` that these answers ask for; with null the first of all. Null when none is left. */
export function stepAfter(definition: Definition, answers: Answers, key: string | null): FlowStep | null {
  const place = definition.flow.steps.findIndex((step) => step.key === key);
  const later = new Set(definition.flow.steps.slice(place + 1));
  return stepsFor(definition, answers).find((step) => later.has(step)) ?? null;
}

/** A row of the current step: somebody asked, in their seat. */
export type Asked = {
  id: string;
  seat: number;
  personId: string;
  decision: Decision | null;
  isOpen: boolean;
};

/** Those for whom a step waits no more without some of its open rows: who is asked in another seat as well still is. */
export function releasedOf(asked: readonly Asked[], gone: readonly Asked[]): string[] {
  const left = new Set(gone.map(({ id }) => id));
  const staying = new Set(asked.filter(({ id, isOpen }) => isOpen && !left.has(id)).map(({ personId }) => personId));
  return gone.map(({ personId }) => personId).filter((personId) => !staying.has(personId));
}

export type Decided = {
  /** The rows that bear the decision: the decider's open ones. */
  rows: Asked[];
  /** The rows that nobody needs to decide any more. */
  closed: Asked[];
  /** What the step comes to; null while it waits for others. */
  outcome: "approved" | "returned" | "rejected" | null;
};

/** What somebody's decision makes of the current step; null when it does not wait for them. */
export function decide(
  mode: "any" | "all",
  asked: readonly Asked[],
  personId: string,
  decision: Decision,
): Decided | null {
  const rows = asked.filter((row) => row.isOpen && row.personId === personId);
  if (rows.length === 0) return null;
  const others = asked.filter((row) => row.isOpen && !rows.includes(row));
  if (decision !== "approve") return { rows, closed: others, outcome: decision === "return" ? "returned" : "rejected" };
  const seats = new Set(asked.map(({ seat }) => seat));
  const approved = new Set(
    asked.filter((row) => rows.includes(row) || row.decision === "approve").map(({ seat }) => seat),
  );
  const isDone = mode === "any" || [...seats].every((seat) => approved.has(seat));
  return {
    rows,
    closed: isDone ? others : others.filter(({ seat }) => approved.has(seat)),
    outcome: isDone ? "approved" : null,
  };
}
