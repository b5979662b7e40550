import { judgeRenewal, sessionEnd, type SessionState, type SuccessorUse } from "./policy.ts";

/** A session whose row is locked until the transaction ends. Instants in milliseconds. */
export type LockedSession = SessionState & { id: string; personId: string; createdAt: number; accountActive: boolean };

/** What renewing reads and writes; all of it inside one transaction. */
export type SessionLedger = {
  lock(sessionId: string): Promise<LockedSession | null>;
  firstUse(sessionId: string, generation: number): Promise<SuccessorUse>;
  /** Marks the newest generation as used and makes the next one. */
  advance(session: LockedSession, at: number, expiresAt: number): Promise<void>;
  /** Notes a use that made no new generation. */
  touch(session: LockedSession, at: number, expiresAt: number): Promise<void>;
};

export type RenewalStore = {
  inTransaction<T>(work: (ledger: SessionLedger) => Promise<T>): Promise<T>;
  /** Ends a session for good, in a transaction, and writes it into the audit trail. */
  endReplayed(sessionId: string, at: number): Promise<void>;
};

/** A request for renewal: when it arrived, and whether its sender turns out to have hung up (asked only on a replay). */
export type RenewalRequest = { at: number; isAbandoned: () => Promise<boolean> };

/** The generation whose tokens are to be given, or why none are. */
export type RenewalOutcome =
  | { kind: "renewed"; sessionId: string; personId: string; generation: number; sessionEnd: number }
  | { kind: "over" }
  | { kind: "replayed" }
  /** A late replay that nobody waits for: an honest request that was given up and arrived after all. */
  | { kind: "abandoned" };

type Used = { sessionId: string; generation: number };
type Limits = { sessionIdleDays: number; sessionMaximumDays: number };

async function judge(ledger: SessionLedger, used: Used, limits: Limits, at: number): Promise<RenewalOutcome> {
  const session = await ledger.lock(used.sessionId);
  if (session === null || !session.accountActive) return { kind: "over" };
  const isOlder = used.generation < session.generation;
  const successorUse = isOlder ? await ledger.firstUse(session.id, used.generation + 1) : null;
  const verdict = judgeRenewal(used.generation, session, successorUse, at);
  if (verdict.kind === "over" || verdict.kind === "replayed") return { kind: verdict.kind };
  const end = sessionEnd(session.createdAt, at, limits);
  if (verdict.kind === "advance") await ledger.advance(session, at, end);
  else await ledger.touch(session, at, end);
  return {
    kind: "renewed",
    sessionId: session.id,
    personId: session.personId,
    generation: verdict.generation,
    sessionEnd: end,
  };
}

/** Uses a refresh token whose signature was good. A late replay ends the session. */
export async function renewSession(
  store: RenewalStore,
  used: Used,
  limits: Limits,
  request: RenewalRequest,
): Promise<RenewalOutcome> {
  const outcome = await store.inTransaction((ledger) => judge(ledger, used, limits, request.at));
  if (outcome.kind !== "replayed") return outcome;
  if (await request.isAbandoned()) return { kind: "abandoned" };
  await store.endReplayed(used.sessionId, request.at);
  return outcome;
}
