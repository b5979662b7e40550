import type { Reader } from "#platform/database/database.ts";
import { selectDeciders, selectSteps, type DeciderRow, type StepRow } from "./queries.ts";
import type { Decision } from "../../contract/schemas-request.ts";

export type CurrentStep = { step: StepRow; rows: DeciderRow[] };

/** Returns the current step with all its approvers; null if the request does not wait. */
export async function loadCurrentStep(db: Reader, requestId: string): Promise<CurrentStep | null> {
  const step = (await selectSteps(db, [requestId])).find(({ ended_at: endedAt }) => endedAt === null);
  return step === undefined ? null : { step, rows: await selectDeciders(db, [[step.id]]) };
}

/** An approver of the current step, in their seat. */
export type StepApprover = { id: string; seat: number; personId: string; decision: Decision | null; isOpen: boolean };

/** A stored approver of a step. */
export type SeatedApprover = StepApprover & { why: DeciderRow["why"]; insteadOf: string | null };
