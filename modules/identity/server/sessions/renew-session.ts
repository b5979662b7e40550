import { judgeRenewal, sessionEnd, type SessionState, type SuccessorUse } from "./policy.ts";

/** A session whose row is locked until the transaction ends. Instants in milliseconds. */
export type LockedSession = SessionState & { id: string; personId: string; createdAt: number; accountActive: boolean };

/** What renewing needs of the store; all of it inside one transaction. */
export type SessionLedger = {
  lock(sessionId: string): Promise<LockedSession | null>;
  firstUse(sessionId: string, generation: number): Promise<SuccessorUse>;
  /** Marks the newest generation as used and makes the next one. */
  advance(session: LockedSession, at: number, expiresAt: number): Promise<void>;
  /** Notes a use that made no new generation. */
  touch(session: LockedSession, at: number, expiresAt: number): Promise<void>;
  /** Ends the session for good and writes it into the audit trail. */
  endReplayed(session: LockedSession, at: number): Promise<void>;
};

/** The generation whose tokens are to be given, or why none are; `ended`: the session was ended just now. */
export type RenewalOutcome =
  | { renewed: true; sessionId: string; personId: string; generation: number; sessionEnd: number }
  | { renewed: false; ended: boolean };

const refused: RenewalOutcome = { renewed: false, ended: false };

/**
 * Uses a refresh token whose signature was good, at the instant its request arrived. Returns, rather than throws, when it
 * refuses: ending a replayed session has to be committed.
 */
export async function renewSession(
  ledger: SessionLedger,
  used: { sessionId: string; generation: number },
  limits: { sessionIdleDays: number; sessionMaximumDays: number },
  at: number,
): Promise<RenewalOutcome> {
  const session = await ledger.lock(used.sessionId);
  if (session === null || !session.accountActive) return refused;
  const isOlder = used.generation < session.generation;
  const successorUse = isOlder ? await ledger.firstUse(session.id, used.generation + 1) : null;
  const verdict = judgeRenewal(used.generation, session, successorUse, at);
  if (verdict.kind === "over") return refused;
  if (verdict.kind === "replayed") {
    await ledger.endReplayed(session, at);
    return { renewed: false, ended: true };
  }
  const end = sessionEnd(session.createdAt, at, limits);
  if (verdict.kind === "advance") await ledger.advance(session, at, end);
  else await ledger.touch(session, at, end);
  return {
    renewed: true,
    sessionId: session.id,
    personId: session.personId,
    generation: verdict.generation,
    sessionEnd: end,
  };
}
