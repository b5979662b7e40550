import type { Transaction } from "#platform/database/database.ts";
import type { FlowStep } from "../../contract/schemas-definition.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { officersStep, type RequestRow } from "../rows/queries.ts";
import { markByOfficers } from "./store.ts";

/** Returns whether a leave has begun: an officer then decides on its changes. */
export const hasBegun = (held: readonly { from: string }[], today: string): boolean =>
  held.some(({ from }) => from <= today);

/** The step of officers for a change whose leave began before it was decided; null if the change needs none. */
export async function stepOfOfficers(
  tx: Transaction,
  context: ServicesContext,
  { request: { id, change }, key }: { request: RequestRow; key: string | null },
): Promise<FlowStep | null> {
  if (change === null || key === officersStep.key) return null;
  const { today } = await readCalendar(tx, context);
  if (!hasBegun(change.held, today)) return null;
  await markByOfficers(tx, id);
  return officersStep;
}
