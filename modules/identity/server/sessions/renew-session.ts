import { judgeRenewal, sessionEnd, type SessionState, type SuccessorUse } from "./policy.ts";

/** A session with a locked row. Instants in milliseconds. */
export type LockedSession = SessionState & { id: string; personId: string; createdAt: number; accountActive: boolean };

/** Reads and writes of a renewal, in one transaction. */
export type SessionLedger = {
  lock(sessionId: string): Promise<LockedSession | null>;
  firstUse(sessionId: string, generation: number): Promise<SuccessorUse>;
  /** Marks the newest generation as used and creates the next one. */
  advance(session: LockedSession, at: number, expiresAt: number): Promise<void>;
  /** Stores a use that created no generation. */
  touch(session: LockedSession, at: number, expiresAt: number): Promise<void>;
};

export type RenewalStore = {
  inTransaction<T>(work: (ledger: SessionLedger) => Promise<T>): Promise<T>;
  /** Ends a session after a replay, in a transaction, and records it in the audit. */
  endReplayed(sessionId: string, at: number): Promise<void>;
};

/** `at`: when the request arrived. `isAbandoned`: whether the client has left, called only for a replay. */
export type RenewalRequest = { at: number; isAbandoned: () => Promise<boolean> };

/** The generation of the new tokens, or the reason of a refusal. */
export type RenewalOutcome =
  | { kind: "renewed"; sessionId: string; personId: string; generation: number; sessionEnd: number }
  | { kind: "over" }
  | { kind: "replayed" }
  /** A late replay without a waiting client: a legitimate request that was aborted and arrived late. */
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

/** Uses a refresh token with a valid signature. A late replay ends the session. */
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
