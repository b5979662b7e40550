import type { SeatedRow } from "../rows/load-step.ts";
import type { Candidate, Seat } from "./resolve-seats.ts";

/** Changes that give a step the approvers it would have today. */
export type SeatChange = { added: { seat: number; candidate: Candidate }[]; removed: SeatedRow[] };

/**
 * Compares the open seats of a step with those resolved today. Approvers who would not be asked today are removed; a
 * seat handed over to a reachable person gets no new ones. Decided seats stay, and no seat becomes empty.
 */
export function compareSeats(
  rows: readonly SeatedRow[],
  seats: readonly Seat[],
  isReachable: (personId: string) => boolean,
): SeatChange {
  const change: SeatChange = { added: [], removed: [] };
  const isHeld = (row: SeatedRow): boolean => row.why === "handedOver" && isReachable(row.personId);
  for (const [index, seat] of seats.entries()) {
    const present = rows.filter((row) => row.seat === index);
    if (present.some(({ decision }) => decision !== null)) continue;
    const open = present.filter(({ isOpen }) => isOpen);
    const held = open.filter(isHeld);
    const isAsked = ({ personId }: { personId: string }): boolean => open.some((row) => row.personId === personId);
    const added = held.length > 0 ? [] : seat.filter((candidate) => !isAsked(candidate));
    change.added.push(...added.map((candidate) => ({ seat: index, candidate })));
    const staying = new Set([...seat, ...held].map(({ personId }) => personId));
    if (staying.size > 0) change.removed.push(...open.filter(({ personId }) => !staying.has(personId)));
  }
  return change;
}
