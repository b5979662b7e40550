import type { NearestPlace } from "#shared/errors.ts";
import type { NextAction, PunchAnswer, PunchKind, Refusal } from "../../contract/evaluation.ts";
import type { PunchReceipt } from "../../contract/schemas-punch.ts";
import type { PunchRow } from "./queries.ts";

/** A receipt, new or repeated, or the engine's refusal with the permitted locations. */
export type PunchOutcome =
  | { status: 200 | 201; receipt: PunchReceipt }
  | { refusal: Refusal; nearest: NearestPlace | null; permittedLocations: string[] };

type AnsweredPunch = Pick<
  PunchAnswer,
  "refusal" | "verdict" | "location" | "distance" | "nearest" | "date" | "slot" | "flags"
> & {
  id: string;
  kind: PunchKind;
  at: string;
  nextAction: NextAction;
  /** Only for refused ones. */
  permitted: readonly string[] | null;
};

/** The stored answer of a punch. */
export const storedAnswerOf = (row: PunchRow): AnsweredPunch => ({
  id: row.id,
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  refusal: row.refusal,
  verdict: row.verdict,
  location: row.location_id,
  distance: row.distance,
  nearest:
    row.nearest_location_id === null || row.nearest_distance === null
      ? null
      : { location: row.nearest_location_id, distance: row.nearest_distance },
  date: row.date,
  slot: row.slot === 0 ? null : row.slot,
  flags: row.flags,
  nextAction: row.next_action ?? "checkIn",
  permitted: row.permitted_locations,
});

export function outcomeOf(answered: AnsweredPunch, { isRepeat }: { isRepeat: boolean }): PunchOutcome {
  const { refusal, nearest, permitted, id, kind, at, verdict, location, distance, date, slot, flags, nextAction } =
    answered;
  if (refusal !== null) return { refusal, nearest, permittedLocations: [...(permitted ?? [])] };
  const receipt = { id, kind, at, verdict, location, distance, date, slot, flags, nextAction };
  return { status: isRepeat ? 200 : 201, receipt };
}
