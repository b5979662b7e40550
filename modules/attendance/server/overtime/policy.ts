import type { z } from "zod";
import type { RefusedField } from "#platform/http/refuse.ts";
import type { decideOvertime } from "../../contract/schemas-overtime.ts";

/** A person with the manager who can sign in and decides on their overtime, and the deputy; without a manager, officers do. */
export type DecidedPerson = { personId: string; managerId: string | null; deputyId: string | null };
type Decider = { personId: string; isOfficer: boolean };

/** Returns why the caller may not decide on a person's claim; null if they may. Claims they may not see are not found. */
export function deciderObjection(
  { personId, managerId, deputyId }: DecidedPerson,
  { personId: by, isOfficer }: Decider,
): "own_attendance" | "not_found" | "not_allowed" | null {
  if (personId === by) return "own_attendance";
  // A deputy does not decide about himself, so the manager does.
  const isPassedOn = managerId !== null && deputyId !== null && deputyId !== personId;
  if (by === (isPassedOn ? deputyId : managerId)) return null;
  if (by === managerId) return "not_allowed";
  if (!isOfficer) return "not_found";
  return managerId === null ? null : "not_allowed";
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
