import type { CodeKind, PromotionState } from "../../contract/schemas-promotion.ts";

/** Maximum codes of an offer. */
export const maxCodesPerPromotion = 20_000;

/** Returns the state of an offer on a day. */
export function stateOf(
  { isActive, startsOn, endsOn }: { isActive: boolean; startsOn: string; endsOn: string },
  today: string,
): PromotionState {
  if (!isActive) return "inactive";
  if (endsOn < today) return "over";
  return startsOn > today ? "coming" : "running";
}

/** True if at most a tenth, or fewer than ten codes are left. */
export const isLow = ({ all, left }: { all: number; left: number }): boolean => left < 10 || left * 10 <= all;

export type Objection = {
  field: "endsOn" | "sharedCode" | "codeKind";
  key: "endBeforeStart" | "fieldRequired" | "codesAdded";
};

/** Returns the first contradiction in an offer; null if there is none. */
export function objectionTo(
  offer: { starts_on: string; ends_on: string; code_kind: CodeKind; shared_code: string | null },
  codes: number,
): Objection | null {
  if (offer.ends_on < offer.starts_on) return { field: "endsOn", key: "endBeforeStart" };
  if (offer.code_kind === "shared" && offer.shared_code === null) return { field: "sharedCode", key: "fieldRequired" };
  if (offer.code_kind !== "unique" && codes > 0) return { field: "codeKind", key: "codesAdded" };
  return null;
}
