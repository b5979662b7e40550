import type { Asked } from "./policy.ts";
import type { Candidate, Seat } from "./resolve-seats.ts";

/** Somebody asked in a step, as stored. */
export type SeatedRow = Asked & { why: Candidate["why"]; insteadOf: string | null };

/** What has to change so that a step asks those whom it would ask today. */
export type SeatChange = { added: { seat: number; candidate: Candidate }[]; removed: SeatedRow[] };

/**
 * Compares the open seats of a step with those that would be found today. What was handed over stays where it is as long
 * as somebody there can be reached, decided seats stay, and no seat is emptied.
 */
export function compareSeats(
  rows: readonly SeatedRow[],
  seats: readonly Seat[],
  isReachable: (personId: string) => boolean,
): SeatChange {
  const change: SeatChange = { added: [], removed: [] };
  for (const [index, seat] of seats.entries()) {
    const present = rows.filter((row) => row.seat === index);
    if (present.some(({ decision }) => decision !== null)) continue;
    const open = present.filter(({ isOpen }) => isOpen);
    if (open.some((row) => row.why === "handedOver" && isReachable(row.personId))) continue;
    const isAsked = ({ personId }: { personId: string }): boolean => open.some((row) => row.personId === personId);
    change.added.push(
      ...seat.filter((candidate) => !isAsked(candidate)).map((candidate) => ({ seat: index, candidate })),
    );
    if (seat.length === 0) continue;
    change.removed.push(...open.filter((row) => !seat.some(({ personId }) => personId === row.personId)));
  }
  return change;
}
