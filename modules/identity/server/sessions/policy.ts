// What a refresh token is worth, decided from stored facts only. Milliseconds throughout.

/** How long the predecessor of a used refresh token is still answered: a lost answer may be asked for again. */
const replayGrace = 10_000;

/** A session as the decision sees it. */
export type SessionState = {
  /** The newest generation. */
  generation: number;
  ended: boolean;
  expiresAt: number;
};

/** When the successor of the generation was first used; "longAgo" when its record was cleared away since. */
export type SuccessorUse = number | null | "longAgo";

export type Verdict =
  /** The newest token: a new generation is made. */
  | { kind: "advance"; generation: number }
  /** An older one whose successor is new enough: the same successor once more. */
  | { kind: "repeat"; generation: number }
  /** An older one, too late: somebody else has a copy. */
  | { kind: "replayed" }
  /** The session is over. */
  | { kind: "over" };

/**
 * Judges refresh token `used`, whose signature was good. `successorUse` matters only when it is not the newest. A first
 * use that another node recorded with a clock ahead of ours counts as now.
 */
export function judgeRenewal(used: number, session: SessionState, successorUse: SuccessorUse, now: number): Verdict {
  if (session.ended || session.expiresAt <= now || used > session.generation) return { kind: "over" };
  if (used === session.generation) return { kind: "advance", generation: used + 1 };
  const inGrace = successorUse === null || (successorUse !== "longAgo" && now - successorUse < replayGrace);
  return inGrace ? { kind: "repeat", generation: used + 1 } : { kind: "replayed" };
}

const day = 86_400_000;

/** When a session created and last used at these instants is over, in milliseconds: idle too long, or too old. */
export const sessionEnd = (
  createdAt: number,
  usedAt: number,
  limits: { sessionIdleDays: number; sessionMaximumDays: number },
): number => Math.min(usedAt + limits.sessionIdleDays * day, createdAt + limits.sessionMaximumDays * day);
