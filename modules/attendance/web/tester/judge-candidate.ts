import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";

type Candidate = ScheduleTrialResult["candidates"][number];

export type CandidateReason = "only" | "first" | "joins" | "layer" | "subject" | "overlap" | "order";

/** Compares a candidate with the best one. Of the same layer and kind of subject, one that does not join overlaps. */
export function judgeCandidate(one: Candidate, best: Candidate, index: number, count: number): CandidateReason {
  if (index === 0) return count === 1 ? "only" : one.applies ? "first" : "order";
  if (one.applies) return "joins";
  if (one.layer !== best.layer) return "layer";
  return one.subject === best.subject ? "overlap" : "subject";
}
