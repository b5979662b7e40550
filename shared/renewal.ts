// The specification's session renewal (its sections 4, 8 and 9) without a browser: the client's reaction to a 401 or a
// timeout. Order is decided by the stored tokens, not by time; the clock only limits how long a failed refresh is
// reused.

/** Milliseconds a JSON call may take. */
export const requestTimeoutMs = 10_000;
/** Milliseconds to wait for a tab with the lock: longer than its call, so that only a frozen one is bypassed. */
const lockTimeoutMs = 12_000;
/** Milliseconds for which a failed refresh is the result of every request that fails with the same tokens. */
export const failureLifetimeMs = 1_000;

export type Tokens = { token: string; refreshToken: string };

/** The stored tokens, shared by all tabs; reading and writing take effect at once. */
export type TokenStore = {
  /** The cookie `token`. */
  accessToken(): string | null;
  /** The item `refreshToken` of local storage. */
  refreshToken(): string | null;
  store(tokens: Tokens): void;
  /** Removes the item `token` of local storage, written by earlier clients. */
  removeTokenItem(): void;
  /** Removes the cookie and the refresh token. */
  clear(): void;
};

/** Environment of the renewal. `Signal` cancels a call: an AbortSignal in a browser. */
export type RenewalPorts<Signal> = {
  tokens: TokenStore;
  /** `POST /refreshAccessToken`; rejects unless it succeeds. */
  refresh(refreshToken: string, signal: Signal): Promise<Tokens>;
  /** Returns the HTTP status of an error; null if there was no answer. */
  statusOf(error: unknown): number | null;
  /**
   * Runs `work` exclusively among all tabs. Rejects without running it if `signal` is aborted first, as
   * `navigator.locks.request` does; without support for locks, it just runs it.
   */
  lock<T>(signal: Signal, work: () => Promise<T>): Promise<T>;
  newAbort(): { signal: Signal; abort(): void };
  /** Calls back once after some milliseconds; returns the function that cancels it. */
  startTimer(milliseconds: number, elapsed: () => void): () => void;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Called at the end of the session, after the tokens were removed: shows the sign-in page. */
  onSignedOut(): void;
};

/** Thrown if a call got no answer in time and was cancelled. */
export class TimedOut extends Error {
  constructor() {
    super("No answer in time.");
    this.name = "TimedOut";
  }
}

export type Send<Signal, Answer> = (accessToken: string | null, signal: Signal) => Promise<Answer>;

export type Renewal<Signal> = {
  /**
   * Sends a request; on 401 or timeout renews the session once and sends it once more. `path` is below `/api`.
   * `timeout: null` is for uploads, downloads and streams, which watch their progress themselves.
   */
  run<Answer>(path: string, send: Send<Signal, Answer>, options?: { timeout: number | null }): Promise<Answer>;
};

/** Calls whose 401 does not mean an expired session. */
const pathsWithoutRenewal = new Set([
  "/sign-in",
  "/single-sign-on/session",
  "/sign-in/second-factor",
  "/sign-in/passkey",
  "/sign-up",
  "/refreshAccessToken",
]);

/** The stored tokens at the moment a request was sent. */
type SentTokens = { accessToken: string | null; refreshToken: string | null };

/** Creates the renewal of one tab. Requests that fail while it runs wait for it and are replayed. */
export function createRenewal<Signal>(ports: RenewalPorts<Signal>): Renewal<Signal> {
  const { tokens } = ports;
  let running: Promise<void> | null = null;
  let lastFailure: { error: unknown; at: number; refreshToken: string | null } | null = null;

  const stored = (): SentTokens => ({ accessToken: tokens.accessToken(), refreshToken: tokens.refreshToken() });

  /** Returns whether a failed request's tokens are no longer the stored ones. */
  function isReplaced(failed: SentTokens): boolean {
    const { accessToken, refreshToken } = stored();
    return (
      (accessToken !== null && accessToken !== failed.accessToken) ||
      (refreshToken !== null && refreshToken !== failed.refreshToken)
    );
  }

  async function inTime<T>(timeout: number | null, call: (signal: Signal) => Promise<T>): Promise<T> {
    const { signal, abort } = ports.newAbort();
    if (timeout === null) return call(signal);
    let cancel = (): void => {};
    const late = new Promise<never>((_, reject) => {
      cancel = ports.startTimer(timeout, () => {
        reject(new TimedOut());
        abort();
      });
    });
    try {
      return await Promise.race([call(signal), late]);
    } finally {
      cancel();
    }
  }

  /** Runs under the lock, or without it if its holder seems frozen: storing compares first, so that does no harm. */
  async function exclusively(work: () => Promise<void>): Promise<void> {
    const { signal, abort } = ports.newAbort();
    const cancel = ports.startTimer(lockTimeoutMs, abort);
    let begun = false;
    try {
      await ports.lock(signal, () => {
        begun = true;
        cancel();
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      await work();
    } finally {
      cancel();
    }
  }

  function signOut(): void {
    tokens.clear();
    ports.onSignedOut();
  }

  /** Resolves when a replay with the stored tokens makes sense; throws the error for the waiting requests. */
  async function renew(failed: SentTokens, cause: unknown): Promise<void> {
    if (isReplaced(failed)) return;
    const given = tokens.refreshToken();
    if (given === null) {
      tokens.removeTokenItem();
      // Nothing to renew with: the person signed out in another tab, or the storage was emptied.
      if (ports.statusOf(cause) === 401) signOut();
      throw cause;
    }
    let renewed: Tokens;
    try {
      renewed = await inTime(requestTimeoutMs, (signal) => ports.refresh(given, signal));
    } catch (error) {
      const newer = tokens.refreshToken();
      if (newer !== null && newer !== given) return;
      tokens.removeTokenItem();
      if (ports.statusOf(error) === 401) signOut();
      lastFailure = { error, at: ports.now(), refreshToken: tokens.refreshToken() };
      throw error;
    }
    // Tokens that another tab stored meanwhile are newer, and a sign-out meanwhile is kept.
    if (tokens.refreshToken() === given) tokens.store(renewed);
  }

  /** Throws the error of a refresh that has just failed, so that simultaneous failures make one call. */
  function throwHeldFailure(): void {
    if (lastFailure === null) return;
    const { error, at, refreshToken } = lastFailure;
    if (ports.now() - at <= failureLifetimeMs && refreshToken === tokens.refreshToken()) throw error;
    lastFailure = null;
  }

  async function run<Answer>(
    path: string,
    send: Send<Signal, Answer>,
    { timeout }: { timeout: number | null } = { timeout: requestTimeoutMs },
  ): Promise<Answer> {
    const tried = stored();
    const attempt = (accessToken: string | null) => inTime(timeout, (signal) => send(accessToken, signal));
    try {
      return await attempt(tried.accessToken);
    } catch (error) {
      const renewable = error instanceof TimedOut || ports.statusOf(error) === 401;
      if (!renewable || pathsWithoutRenewal.has(path)) throw error;
      // Usually once; again only if the awaited renewal found its own tokens replaced, but not these.
      for (let round = 1; round <= 2 && !isReplaced(tried); round += 1) {
        if (running === null) throwHeldFailure();
        running ??= exclusively(() => renew(tried, error)).finally(() => {
          running = null;
        });
        await running;
      }
    }
    return attempt(tokens.accessToken());
  }

  return { run };
}
