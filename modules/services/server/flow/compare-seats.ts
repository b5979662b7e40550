import type { SeatedApprover } from "../rows/load-step.ts";
import type { Candidate, Seat } from "./resolve-seats.ts";

/** Changes that give a step the approvers it would have today. */
export type SeatChange = { added: { seat: number; candidate: Candidate }[]; removed: SeatedApprover[] };

/**
 * Compares the open seats of a step with those resolved today. Approvers who would not be asked today are removed; a
 * seat handed over to a reachable person gets no new ones. Decided seats stay, and no seat becomes empty.
 */
export function compareSeats(
  rows: readonly SeatedApprover[],
  seats: readonly Seat[],
  isReachable: (personId: string) => boolean,
): SeatChange {
  const change: SeatChange = { added: [], removed: [] };
  const isHandedOver = (row: SeatedApprover): boolean => row.why === "handedOver" && isReachable(row.personId);
  for (const [index, seat] of seats.entries()) {
    const present = rows.filter((row) => row.seat === index);
    if (present.some(({ decision }) => decision !== null)) continue;
    const open = present.filter(({ isOpen }) => isOpen);
    const handedOver = open.filter(isHandedOver);
    const isApprover = ({ personId }: { personId: string }): boolean => open.some((row) => row.personId === personId);
    const added = handedOver.length > 0 ? [] : seat.filter((candidate) => !isApprover(candidate));
    change.added.push(...added.map((candidate) => ({ seat: index, candidate })));
    const remaining = new Set([...seat, ...handedOver].map(({ personId }) => personId));
    if (remaining.size > 0) change.removed.push(...open.filter(({ personId }) => !remaining.has(personId)));
  }
  return change;
}
