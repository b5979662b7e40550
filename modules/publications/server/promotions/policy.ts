import type { CodeKind, PromotionState } from "../../contract/schemas-promotion.ts";

/** Codes that one offer can have. */
export const mostCodesOfOne = 20_000;

/** Where an offer stands on a day. */
export function stateOf(
  { isActive, startsOn, endsOn }: { isActive: boolean; startsOn: string; endsOn: string },
  today: string,
): PromotionState {
  if (!isActive) return "inactive";
  if (endsOn < today) return "over";
  return startsOn > today ? "coming" : "running";
}

/** Whether it is time for more codes: a tenth is left, or fewer than ten. */
export const isLow = ({ all, left }: { all: number; left: number }): boolean => left < 10 || left * 10 <= all;

export type Objection = {
  field: "endsOn" | "sharedCode" | "codeKind";
  key: "endBeforeStart" | "fieldRequired" | "codesAdded";
};

/** What of an offer does not go together; null when all does. */
export function objectionTo(
  offer: { startsOn: string; endsOn: string; codeKind: CodeKind; sharedCode: string | null },
  codes: number,
): Objection | null {
  if (offer.endsOn < offer.startsOn) return { field: "endsOn", key: "endBeforeStart" };
  if (offer.codeKind === "shared" && offer.sharedCode === null) return { field: "sharedCode", key: "fieldRequired" };
  if (offer.codeKind !== "unique" && codes > 0) return { field: "codeKind", key: "codesAdded" };
  return null;
}
