// Validity of refresh tokens, decided from stored facts only. Milliseconds throughout.

/** The predecessor of a used refresh token is accepted for this time, since its response may have been lost. */
const replayGrace = 10_000;

export type SessionState = {
  /** The newest generation. */
  generation: number;
  ended: boolean;
  expiresAt: number;
};

/** When the successor of the generation was first used; "longAgo" if its record was deleted. */
export type SuccessorUse = number | null | "longAgo";

export type Verdict =
  /** The newest token: creates a generation. */
  | { kind: "advance"; generation: number }
  /** An older token whose successor is unused or was first used recently: returns the same successor again. */
  | { kind: "repeat"; generation: number }
  /** An older token after the grace period: it was copied. */
  | { kind: "replayed" }
  | { kind: "over" };

/**
 * Judges the refresh token of generation `used`, with a valid signature. `successorUse` only matters for older tokens.
 * A first use that another node recorded with a clock ahead of ours counts as now.
 */
export function judgeRenewal(used: number, session: SessionState, successorUse: SuccessorUse, now: number): Verdict {
  if (session.ended || session.expiresAt <= now || used > session.generation) return { kind: "over" };
  if (used === session.generation) return { kind: "advance", generation: used + 1 };
  const inGrace = successorUse === null || (successorUse !== "longAgo" && now - successorUse < replayGrace);
  return inGrace ? { kind: "repeat", generation: used + 1 } : { kind: "replayed" };
}

const day = 86_400_000;

/** Returns when a session expires, in milliseconds: after too many idle days, or at its maximum age. */
export const sessionEnd = (
  createdAt: number,
  usedAt: number,
  limits: { sessionIdleDays: number; sessionMaximumDays: number },
): number => Math.min(usedAt + limits.sessionIdleDays * day, createdAt + limits.sessionMaximumDays * day);
