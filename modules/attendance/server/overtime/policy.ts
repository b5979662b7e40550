import type { z } from "zod";
import { refuse, type RefusedField } from "#platform/http/refuse.ts";
import type { decideOvertime } from "../../contract/schemas-overtime.ts";

/** Who decides on a person's claims: the manager if they can sign in, otherwise officers. */
export type DecidedPerson = { personId: string; managerId: string | null };
type Decider = { personId: string; isOfficer: boolean };

/** Throws unless the caller may decide on a person's claim; what they may not see is not found. */
export function requireDecider({ personId, managerId }: DecidedPerson, { personId: by, isOfficer }: Decider): void {
  if (personId === by) throw refuse("own_attendance");
  if (managerId === by) return;
  if (!isOfficer) throw refuse("not_found");
  if (managerId !== null) throw refuse("not_allowed");
}

/** Returns conflicts of a decision with itself or with the claimed minutes. */
export function decisionObjections(
  { decision, minutes, note }: z.output<typeof decideOvertime>,
  claimed: number,
): RefusedField[] {
  if (decision === "reject") {
    return [
      ...(minutes === null ? [] : [{ path: "minutes", message: { key: "notTogether" as const } }]),
      ...(note === null ? [{ path: "note", message: { key: "fieldRequired" as const } }] : []),
    ];
  }
  return minutes !== null && minutes > claimed
    ? [{ path: "minutes", message: { key: "tooLarge", values: { max: String(claimed) } } }]
    : [];
}
